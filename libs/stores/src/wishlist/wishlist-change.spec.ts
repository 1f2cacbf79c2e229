import { isAlreadySo, isNoList, isRefused } from './wishlist-change';
import { refusal } from './wishlist-shop.fixture';

const DUPLICATE = 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT';
const add = { kind: 'add', id: 'a' } as const;
const remove = { kind: 'remove', id: 'a' } as const;

describe('an answer about the wishlist', () => {
  test.each([
    [401, true, false],
    [403, true, false],
    [404, false, true],
    [400, false, false],
    [500, false, false],
  ])('with status %i: refused %j, no list %j [WSH-10]', (status, refused, none) => {
    const error = refusal(status);
    expect([isRefused(error), isNoList(error)]).toEqual([refused, none]);
  });

  test('counts as none of these when the backend could not be reached', () => {
    const error = new Error('away');
    expect([isRefused(error), isNoList(error), isAlreadySo(error, add), isAlreadySo(error, remove)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('counts as already done for a duplicate addition and for the removal of a missing product', () => {
    expect(isAlreadySo(refusal(400, DUPLICATE), add)).toBe(true);
    expect(isAlreadySo(refusal(400, DUPLICATE), remove)).toBe(false);
    expect(isAlreadySo(refusal(404), remove)).toBe(true);
    expect(isAlreadySo(refusal(404), add)).toBe(false);
    expect(isAlreadySo(refusal(400), add)).toBe(false);
  });
});
