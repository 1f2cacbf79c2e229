import { act, render, screen, waitFor } from '@testing-library/react';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@weefsel/federation/runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { Router } from './router';
import { RouterView } from './router-view';
import type { Shown } from './router-state';
import { ScrollHeights } from './scroll-heights-storage';
import { StaticView } from './static-view';

// As in newer browsers: with a promise of the end.
const scrolled = jest.fn((_height: number) => Promise.resolve());
const intoView = jest.fn(() => Promise.resolve());
beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  Object.assign(window, { scrollTo: (_: number, height: number) => scrolled(height), scrollY: 0 });
  Object.assign(Element.prototype, { scrollIntoView: intoView });
  history.scrollRestoration = 'auto';
});

/** Shows its address and the router's state. */
function Page({ name }: { name: string }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const { revalidate, state: again } = useRevalidator();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1>{name}</h1>
      <p>{[pathname, params.get('tn_p'), state, location?.pathname, again].join(' ')}</p>
      <button onClick={() => void navigate('/cart')}>Winkelmand</button>
      <button onClick={() => void revalidate()}>Opnieuw</button>
      <button onClick={() => setParams({ tn_p: '2' }, { preventScrollReset: true })}>Meer</button>
      <b id="maten">Maten</b>
    </>
  );
}

const content = (shown: Shown<string>) => <Page name={'page' in shown ? shown.page : 'Mislukt'} />;

function open(heights = new ScrollHeights()) {
  const gates = new Map<string, (page: string) => void>();
  const load = jest.fn(
    ({ url }: { url: string }) =>
      new Promise<string>((resolve) => gates.set(url.replace('http://localhost', ''), resolve)),
  );
  const history = createMemoryHistory({ initialEntries: [{ pathname: '/nl/', key: 'home' }] });
  const router = new Router({ history, load, shown: { page: 'Home' }, heights });
  return {
    router,
    load,
    tree: <RouterView router={router}>{content}</RouterView>,
    let: (path: string, page: string) => act(async () => gates.get(path)?.(page)),
  };
}
const heading = () => screen.getByRole('heading').textContent;
const said = () => screen.getByText(/^\//).textContent;
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('the server’s page is taken over as it is, without loading anything', async () => {
  const { tree, load } = open();
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = renderToString(<StaticView href="/nl/">{content({ page: 'Home' })}</StaticView>);
  const html = app.innerHTML;
  const mended = jest.fn();
  const root = await act(async () => hydrateRoot(app, tree, { onRecoverableError: mended }));
  expect([app.innerHTML, mended.mock.calls, load.mock.calls]).toEqual([html, [], []]);
  act(() => root.unmount());
  app.remove();
});

test('the page stays while the next one loads, and gets the loading state with its target', async () => {
  const { tree, ...pages } = open();
  render(tree);
  await click('Winkelmand');
  expect([heading(), said()]).toEqual(['Home', '/nl/  loading /cart idle']);
  await pages.let('/cart', 'Winkelmand');
  expect([heading(), said()]).toEqual(['Winkelmand', '/cart  idle  idle']);
});

test('a revalidated page gets the loading state, and keeps its address and scroll position', async () => {
  const { tree, ...pages } = open();
  render(tree);
  await click('Opnieuw');
  expect(said()).toBe('/nl/  idle  loading');
  await pages.let('/nl/', 'Nieuw');
  expect([heading(), said(), scrolled.mock.calls]).toEqual(['Nieuw', '/nl/  idle  idle', []]);
});

test('the query can be read and changed without moving the window', async () => {
  const { tree, ...pages } = open();
  render(tree);
  await click('Meer');
  await pages.let('/nl/?tn_p=2', 'Meer');
  expect([heading(), said(), scrolled.mock.calls]).toEqual(['Meer', '/nl/ 2 idle  idle', []]);
});

test('a link that was followed while the page came to life is not lost', async () => {
  const { router, tree, ...pages } = open();
  void router.navigate('/cart');
  await pages.let('/cart', 'Winkelmand');
  await act(async () => render(tree));
  expect(heading()).toBe('Winkelmand');
});

test('the window is at the top of a new page, at the place that is named, and where it was on the way back', async () => {
  const { router, tree, ...pages } = open();
  render(tree);
  expect(scrolled).not.toHaveBeenCalled();
  window.scrollY = 640;
  await click('Winkelmand');
  await pages.let('/cart', 'Winkelmand');
  expect(scrolled.mock.calls).toEqual([[0]]);
  await act(() => router.navigate('/cart#maten'));
  expect([scrolled.mock.calls.length, intoView.mock.contexts]).toEqual([1, [screen.getByText('Maten')]]);
  await act(() => router.navigate('/cart#%E0'));
  expect(scrolled.mock.calls).toEqual([[0], [0]]);
  await act(async () => void router.navigate(-3));
  await pages.let('/nl/', 'Home');
  expect(scrolled.mock.calls.at(-1)).toEqual([640]);
});

test('Back from a place on the page leads to where the window was, without loading anything', async () => {
  window.history.replaceState(null, '', '/nl/');
  const load = jest.fn(() => new Promise<string>(() => undefined));
  const router = new Router({
    history: createBrowserHistory(),
    load,
    shown: { page: 'Home' },
    heights: new ScrollHeights(),
  });
  render(<RouterView router={router}>{content}</RouterView>);
  const first = router.state.location.key;
  const scrollTo = (height: number) => {
    window.scrollY = height;
    dispatchEvent(new Event('scroll'));
  };
  scrollTo(120);
  await act(async () => {
    // The browser scrolls at once, and reports it with the next frame.
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
  scrollTo(120);
  await act(async () => window.history.forward());
  await waitFor(() => expect(router.state.location.hash).toBe('#maten'));
  expect([scrolled.mock.calls.at(-1), load.mock.calls]).toEqual([[813], []]);
});

test('a page that is left for another document is remembered, and restored by the browser', async () => {
  const { router, tree, ...pages } = open();
  const { unmount } = render(tree);
  expect(history.scrollRestoration).toBe('manual');
  window.scrollY = 900;
  await click('Winkelmand');
  window.scrollY = 30;
  // The loading page has no height yet; the left one has that of the click.
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(new ScrollHeights().find('home')).toBe(900);
  await pages.let('/cart', 'Winkelmand');
  window.scrollY = 50;
  dispatchEvent(new Event('pagehide'));
  expect(new ScrollHeights().find(router.state.location.key)).toBe(50);
  unmount();
});

test('a page that asked for it fades in, and the fade lasts until it is drawn', async () => {
  let isDrawn = '';
  document.startViewTransition = jest.fn((update: () => Promise<void>) => {
    const finished = update().then(() => void (isDrawn = heading()));
    return { ready: Promise.resolve(), finished } as ViewTransition;
  }) as typeof document.startViewTransition;
  const { router, tree, ...pages } = open();
  render(tree);
  await act(async () => void router.navigate('/nl/jas', { viewTransition: true }));
  expect(document.startViewTransition).not.toHaveBeenCalled();
  await pages.let('/nl/jas', 'Jas');
  expect(document.startViewTransition).toHaveBeenCalledTimes(1);
  expect(isDrawn).toBe('Jas');
  Reflect.deleteProperty(document, 'startViewTransition');
});
