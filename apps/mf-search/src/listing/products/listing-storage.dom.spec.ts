import { STORAGE_KEYS } from '@weefsel/contracts';
import { cardsOf } from '../../testing/listing-data';
import { readListing, writeListing, type StoredListing } from './listing-storage';

const fresh = cardsOf(2).map((card) => ({ ...card, colours: [{ name: 'Zwart', href: '/nl/zwart' }] }));
const known: StoredListing = {
  listing: { key: '/nl/a/', arrivedAt: 2, pages: [{ page: 2, at: 1, cards: cardsOf(60, 2) }] },
  spot: { entry: 'default /nl/a/', href: '/nl/x', top: 120, left: false },
};
const stored = (card: object) => ({
  listing: { ...known.listing, pages: [{ page: 1, at: 1, cards: [{ ...fresh[0], ...card }] }] },
});
const loadedBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
const store = (value: unknown) => sessionStorage.setItem(STORAGE_KEYS.listing, JSON.stringify(value));

beforeEach(() => {
  sessionStorage.clear();
  loadedBy('reload');
});
afterEach(() => jest.restoreAllMocks());

describe('the listing stored in a tab', () => {
  test.each(['reload', 'back_forward'] as const)('is restored after a %s [LST-28]', (type) => {
    loadedBy(type);
    writeListing(known);
    expect(readListing(fresh)).toEqual(known);
  });

  test('is not restored on a new visit', () => {
    loadedBy('navigate');
    writeListing(known);
    expect(readListing(fresh)).toBeUndefined();
  });

  test.each([
    ['no listing', { listing: 7 }],
    ['no pages', { listing: { ...known.listing, pages: [null] } }],
    ['a page without its time', { listing: { ...known.listing, pages: [{ page: 2, cards: fresh }] } }],
    [
      'cards of another shape',
      { listing: { ...known.listing, pages: [{ page: 1, at: 1, cards: [{ id: 1 }] }] } },
    ],
    ['cards of an older release', stored({ price: 40 })],
    ['cards without a price, of an older release', stored({ price: undefined, amount: 40 })],
    ['colours of an older release', stored({ colours: ['zwart'] })],
  ])('is ignored when it is damaged: %s', (_what, damaged) => {
    store(damaged);
    expect(readListing(fresh)).toBeUndefined();
    sessionStorage.setItem(STORAGE_KEYS.listing, '{');
    expect(readListing(fresh)).toBeUndefined();
  });

  test('is skipped without an error when the storage is full or forbidden', () => {
    const forbidden = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    expect(() => writeListing(known)).not.toThrow();
    expect(readListing(fresh)).toBeUndefined();
  });
});
