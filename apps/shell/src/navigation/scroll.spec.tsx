import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { shopRouter } from './shop-router.fixture';

// As in newer browsers: with a promise of the end.
const scrolled = jest.fn((_height: number) => Promise.resolve());
const intoView = jest.fn(() => Promise.resolve());
beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  const moveTo = (_: number, height: number) => scrolled((window.scrollY = height));
  Object.assign(window, { scrollTo: moveTo, scrollY: 0 });
  Object.assign(Element.prototype, { scrollIntoView: intoView });
  history.scrollRestoration = 'auto';
  history.replaceState(null, '', '/nl/');
});

/** The window moves, and the browser reports it with the next frame. */
function scrollTo(height: number): void {
  window.scrollY = height;
  dispatchEvent(new Event('scroll'));
}

function open() {
  const pages = shopRouter({ inBrowser: true, show: () => <b id="maten">Maten</b> });
  const view = render(<RouterProvider router={pages.router} />);
  const go = (path: string, options = {}) =>
    act(async () => {
      void pages.router.navigate(path, options);
      pages.let(path);
    });
  return { ...pages, ...view, go };
}
const kept = () => JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as object;

test('the window is at the top of a new page, at the place that is named, and where it was on the way back', async () => {
  const { router, go, ...pages } = open();
  expect(scrolled).not.toHaveBeenCalled();
  scrollTo(640);
  await go('/cart');
  expect(scrolled.mock.calls).toEqual([[0]]);
  await go('/cart#maten');
  expect([scrolled.mock.calls.length, intoView.mock.contexts]).toEqual([1, [screen.getByText('Maten')]]);
  await go('/cart#%E0');
  expect(scrolled.mock.calls).toEqual([[0], [0]]);
  await act(async () => void router.navigate(-3));
  await waitFor(() => expect(pages.asked).toEqual(['/cart', '/nl/']));
  await act(async () => pages.let('/nl/'));
  expect(scrolled.mock.calls.at(-1)).toEqual([640]);
});

test('the window stays for a navigation that asks for it, also through a second one for the same page', async () => {
  const { router, go, ...pages } = open();
  await go('/nl/?tn_p=2', { preventScrollReset: true });
  await act(async () => void router.revalidate());
  await act(async () => pages.let('/nl/?tn_p=2'));
  expect(scrolled).not.toHaveBeenCalled();
});

test('Back from a place on the page leads to where the window was, without loading anything', async () => {
  const { router, asked } = open();
  const first = router.state.location.key;
  scrollTo(120);
  await act(async () => {
    // The browser scrolls at once.
    window.scrollY = 813;
    location.hash = '#maten';
  });
  await waitFor(() => expect(router.state.location.hash).toBe('#maten'));
  expect(router.state.location.key).not.toBe(first);
  expect(window.history.state).toMatchObject({ key: router.state.location.key });
  scrollTo(813);
  await act(async () => window.history.back());
  await waitFor(() => expect(router.state.location.key).toBe(first));
  expect(scrolled.mock.calls).toEqual([[120]]);
  // Before the next frame, which reports the position.
  await act(async () => window.history.forward());
  await waitFor(() => expect(router.state.location.hash).toBe('#maten'));
  await act(async () => window.history.back());
  await waitFor(() => expect(router.state.location.key).toBe(first));
  expect([scrolled.mock.calls, asked]).toEqual([[[120], [813], [120]], []]);
});

test('a page that is left for another document is remembered, and restored by the browser', async () => {
  const { router, go } = open();
  expect(history.scrollRestoration).toBe('manual');
  const { key } = router.state.location;
  scrollTo(900);
  await act(async () => void router.navigate('/cart'));
  scrollTo(30);
  // The loading page has no height yet; the left one has that of the click.
  dispatchEvent(new Event('pagehide'));
  expect([history.scrollRestoration, kept()]).toEqual(['auto', { [key]: 900 }]);
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  await go('/cart');
  scrollTo(50);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toMatchObject({ [router.state.location.key]: 50 });
});

test.each(['{', '"text"', 'null'])('damaged positions (%s) count as none', (damaged) => {
  sessionStorage.setItem('react-router-scroll-positions', damaged);
  open();
  dispatchEvent(new Event('pagehide'));
  expect(Object.values(kept())).toEqual([0]);
});

test('full storage loses positions only', () => {
  open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  dispatchEvent(new Event('pagehide'));
  full.mockRestore();
  expect([history.scrollRestoration, kept()]).toEqual(['auto', {}]);
});
