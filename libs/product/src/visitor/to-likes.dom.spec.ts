import { STORAGE_KEYS, type TrackingEvent } from '@weefsel/contracts';
import { readLikes } from './likes-storage';
import { likesOf } from './to-likes';

const heard = (...events: TrackingEvent[]) => {
  const hear = likesOf();
  events.forEach(hear);
  return readLikes()?.signs ?? {};
};
const dress = { id: 'a', name: 'Wikkeljurk', brand: 'Fjord', categories: ['Dames', 'Jurken'] };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a viewed product counts for brand and kind; one in the cart counts more, also for colour and size', () => {
  expect(heard({ name: 'view_item', items: [dress] })).toEqual({ 'm Fjord': 1, 'k jurk': 1 });
  localStorage.clear();
  const chosen = { id: 'a', name: 'Wikkeljurk', variant: 'Blauw, 38' };
  const signs = heard({ name: 'view_item', items: [dress] }, { name: 'add_to_cart', items: [chosen] });
  expect(signs).toEqual({ 'm Fjord': 3.94, 'k jurk': 3.94, 'v Blauw': 3, 'v 38': 3 });
});

test('a heart on a card counts for the brand that the list gave', () => {
  const list = { id: '/nl/dames/', name: 'Dames' };
  const signs = heard(
    { name: 'view_item_list', list, items: [{ id: 'b', name: 'Trui', brand: 'Duin' }] },
    { name: 'add_to_wishlist', items: [{ id: 'b', name: 'Trui' }] },
  );
  expect(signs).toEqual({ 'm Duin': 3 });
});

test('searches and carts add no likes and no visit; a viewed page records the visit', () => {
  expect(heard({ name: 'search', text: 'jas' }, { name: 'view_cart', items: [dress] })).toEqual({});
  expect(localStorage.getItem(STORAGE_KEYS.visits)).toBeNull();
  heard({ name: 'content-view', path: '/nl/', view: 'home' });
  expect(localStorage.getItem(STORAGE_KEYS.visits)).toMatch(/^\{"last":\d+\}$/);
});

test.each(['{', '[]', '{"day":1}', '{"day":"x","signs":{}}'])(
  'damaged likes (%s) are started afresh',
  (damaged) => {
    localStorage.setItem(STORAGE_KEYS.likes, damaged);
    expect(heard({ name: 'view_item', items: [dress] })).toEqual({ 'm Fjord': 1, 'k jurk': 1 });
  },
);

test('a damaged weight is passed over, and a full storage breaks nothing', () => {
  localStorage.setItem(STORAGE_KEYS.likes, '{"day":1,"signs":{"m Duin":"much","m Kade":2}}');
  expect(readLikes()?.signs).toEqual({ 'm Kade': 2 });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => heard({ name: 'view_item', items: [dress] })).not.toThrow();
});
