import { isProductId, keptWishlist, MOST_KEPT, toKeptWishlist } from './kept-wishlist';

const id = (number: number) => number.toString(16).padStart(32, '0');

describe('the cookie of a guest’s wishlist', () => {
  test('holds product ids in their order [WSH-07]', () => {
    const ids = [id(2), id(1)];
    expect(keptWishlist(toKeptWishlist(ids))).toEqual(ids);
    expect(toKeptWishlist([])).toBe('');
    expect(keptWishlist()).toEqual([]);
  });

  test('is read without what is no id, and without what is there twice', () => {
    expect(keptWishlist(`${id(1)}.x.<b>.${id(2)}.${id(1)}.`)).toEqual([id(1), id(2)]);
    expect(isProductId(`${id(1)}0`)).toBe(false);
  });

  test('fits into a cookie', () => {
    const ids = Array.from({ length: MOST_KEPT + 5 }, (_, number) => id(number));
    expect(keptWishlist(toKeptWishlist(ids))).toEqual(ids.slice(0, MOST_KEPT));
    expect(toKeptWishlist(ids.slice(0, MOST_KEPT)).length).toBeLessThan(3500);
  });
});
