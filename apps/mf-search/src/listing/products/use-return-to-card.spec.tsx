import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

/** Shows a listing, opens its seventh card and returns. */
async function followAndReturn(
  path: string,
  follow: (shopper: UserEvent, link: HTMLElement) => Promise<void>,
  height = 424,
) {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { shopper, goBack, address } = await showListing(path, (query) =>
    listingOf(10, Number(query.get('tn_p') ?? 1), { pages: 2 }),
  );
  const link = screen.getByRole('link', { name: 'Jurk 7' });
  const place = { top: 1200, height } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: HTMLElement,
  ) {
    return this.textContent.includes('Jurk 7') ? place : ({ top: 0 } as DOMRect);
  });
  link.addEventListener('click', (event) => event.preventDefault());
  await follow(shopper, link);
  await shopper.click(screen.getByRole('link', { name: 'Toon meer artikelen' }));
  await waitFor(() => expect(address()).toBe(`${path}?tn_p=2`));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Toon meer artikelen' })).toBeNull());
  scrollTo.mockClear();
  await act(goBack);
  await waitFor(() => expect(address()).toBe(path));
  return { scrollTo, link };
}

afterEach(() => jest.restoreAllMocks());

test('going back to a listing shows the followed card 300 px below the top, with focus on its link [WSH-06]', async () => {
  const { scrollTo, link } = await followAndReturn('/nl/jurken/', (shopper, card) => shopper.click(card));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }));
  expect(link).toHaveFocus();
});

test('a card that does not fit below those 300 px is shown higher, down to its end [WSH-06]', async () => {
  // jsdom's window is 768 px high.
  const high = await followAndReturn('/nl/jassen/', (shopper, card) => shopper.click(card), 600);
  await waitFor(() => expect(high.scrollTo).toHaveBeenCalledWith({ top: 1200 - 152, behavior: 'instant' }));
});

test('the scroll padding at the end of the window reduces the room for the card [WSH-06]', async () => {
  document.documentElement.style.scrollPaddingBlockEnd = '100px';
  const { scrollTo } = await followAndReturn('/nl/truien/', (shopper, card) => shopper.click(card));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 1200 - 228, behavior: 'instant' }));
  document.documentElement.style.scrollPaddingBlockEnd = '';
});

test('a card that was opened in another tab is not returned to', async () => {
  const { scrollTo, link } = await followAndReturn('/nl/rokken/', async (shopper, card) => {
    await shopper.keyboard('{Control>}');
    await shopper.click(card);
    await shopper.keyboard('{/Control}');
  });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(link).not.toHaveFocus();
});
