import { act, screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS, type ConsentPurpose, type TrackingEvent } from '@weefsel/contracts';
import { storesInTest } from '../../testing/shop';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';
import type { ListingData } from '../listing-data';

const HOUR_MS = 3_600_000;
const today = Math.floor(Date.now() / 86_400_000);
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

/** A listing. Its tenth product is of another brand, its second one is a day old. */
function listing(): ListingData {
  const data = listingOf(12);
  const labels = [{ name: 'Nieuw', background: '#000000', color: '#ffffff' }];
  const cards = data.cards.map((card, index) => {
    if (index === 9) return { ...card, brand: 'Duin' };
    return index === 1 ? { ...card, labels, came: Math.floor(Date.now() / HOUR_MS) - 24 } : card;
  });
  return { ...data, cards };
}

const lists = (told: readonly TrackingEvent[]) => told.filter(({ name }) => name === 'view_item_list');

async function show(href: string, ...allowed: ConsentPurpose[]) {
  const stores = storesInTest();
  stores.consent.choose(allowed);
  keep(STORAGE_KEYS.visits, { last: Date.now() - 48 * HOUR_MS });
  keep(STORAGE_KEYS.likes, { day: today, signs: { 'm Duin': 3 } });
  const told: TrackingEvent[] = [];
  stores.tracking.connect('personal', (event) => void told.push(event));
  return { stores, told, ...(await showListing(href, listing, stores)) };
}

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link', { name: /^Jurk/ }).textContent);
const PLAIN = listing().cards.map(({ name }) => name);
const OWN = ['Jurk 10', ...PLAIN.filter((name) => name !== 'Jurk 10')];

/** Sets the top of all cards: far below the window, or inside it. */
const cardsAt = (top: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cardsAt(9000);
});
afterEach(() => jest.restoreAllMocks());

test('with consent, products new since the last visit are marked, and matching products come first', async () => {
  const { told } = await show('/nl/a/', 'personal');
  await waitFor(() => expect(names()).toEqual(OWN));
  const [first] = screen.getAllByText('Nieuw voor jou');
  expect(first?.closest('article')).toHaveTextContent('Jurk 2');
  expect(screen.getAllByText('Nieuw voor jou')).toHaveLength(1);
  expect(screen.queryByText('Nieuw')).toBeNull();
  expect(screen.getByText(/^Een van deze artikelen kwam erbij/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bekijk wat nieuw is' })).toHaveAttribute(
    'href',
    '/nl/a/?tn_fk_nieuw=Ja&tn_sort=Nieuwste',
  );
  expect(lists(told)).toHaveLength(1);
  expect(lists(told)[0]).toMatchObject({
    items: { 0: { name: 'Jurk 10', index: 0 }, 1: { name: 'Jurk 1', index: 1 } },
  });
});

test('without consent the listing stays unchanged, and no order is stored', async () => {
  await show('/nl/b/', 'statistics');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(names()).toEqual(PLAIN);
  expect(screen.queryByText('Nieuw voor jou')).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.orders)).toBeNull();
});

test('withdrawn consent removes marks and order from the screen, and their data from the browser', async () => {
  const { stores } = await show('/nl/c/', 'personal');
  await waitFor(() => expect(names()).toEqual(OWN));
  expect(sessionStorage.getItem(STORAGE_KEYS.orders)).not.toBeNull();
  act(() => stores.consent.choose([]));
  expect(names()).toEqual(PLAIN);
  expect(screen.queryByText('Nieuw voor jou')).toBeNull();
  const left = [STORAGE_KEYS.visits, STORAGE_KEYS.likes].map((key) => localStorage.getItem(key));
  expect([...left, sessionStorage.getItem(STORAGE_KEYS.orders)]).toEqual([null, null, null]);
});

test('a shopper can choose the regular order, also for the next listing, and return to the personal one', async () => {
  const { shopper, go } = await show('/nl/d/', 'personal');
  await waitFor(() => expect(names()).toEqual(OWN));
  const button = await screen.findByRole('button', { name: 'Toon de gewone volgorde' });
  await shopper.click(button);
  expect(names()).toEqual(PLAIN);
  expect(screen.getByText('Gewone volgorde')).toBeInTheDocument();
  expect(button).toHaveFocus();
  await act(() => go('/nl/d/?tn_fk_merk=Duin'));
  expect(names()).toEqual(PLAIN);
  await shopper.click(screen.getByRole('button', { name: 'Laat passen bij wat ik bekeek' }));
  expect(names()).toEqual(OWN);
});

test('going back restores the order that was shown, even after the likes have changed', async () => {
  const { go, goBack } = await show('/nl/e/', 'personal');
  await waitFor(() => expect(names()).toEqual(OWN));
  keep(STORAGE_KEYS.likes, { day: today, signs: { 'm Fjord': 3 } });
  await act(() => go('/nl/e/?tn_sort=Nieuwste'));
  expect(names()).toEqual(PLAIN);
  expect(screen.queryByRole('button', { name: 'Toon de gewone volgorde' })).toBeNull();
  await act(goBack);
  await waitFor(() => expect(names()).toEqual(OWN));
});

test('consent given on a shown listing marks new products without reordering; the next listing is reordered', async () => {
  const { stores, go, told } = await show('/nl/f/', 'statistics');
  keep(STORAGE_KEYS.visits, { last: Date.now() - 48 * HOUR_MS });
  keep(STORAGE_KEYS.likes, { day: today, signs: { 'm Duin': 3 } });
  act(() => stores.consent.choose(['personal']));
  await screen.findByText('Nieuw voor jou');
  expect(names()).toEqual(PLAIN);
  expect(screen.queryByText('Volgorde past bij wat je bekeek')).toBeNull();
  expect(lists(told)).toHaveLength(0);
  await act(() => go('/nl/f/?tn_fk_merk=Duin'));
  await waitFor(() => expect(names()).toEqual(OWN));
  expect(lists(told)).toHaveLength(1);
});

test('a listing in a chosen sort order is tracked once, despite its marks', async () => {
  const { told } = await show('/nl/g/?tn_sort=Nieuwste', 'personal');
  await screen.findByText('Nieuw voor jou');
  expect(names()).toEqual(PLAIN);
  expect(lists(told)).toHaveLength(1);
});
