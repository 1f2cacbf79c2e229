/** @jest-environment-options {"url": "https://winkel.weefsel.nl/"} */
import { STORAGE_KEYS } from '@weefsel/contracts';
import { eraseTraces } from './traces-storage';

const { visitorId, toldPurchases, visits, likes, orders, plainOrder } = STORAGE_KEYS;
const OF_THE_VISITOR = [visits, likes, plainOrder];
const kept = () => [visitorId, toldPurchases].filter((key) => localStorage.getItem(key) !== null);
const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

beforeEach(() => {
  for (const key of OF_THE_VISITOR) localStorage.setItem(key, '{}');
  sessionStorage.setItem(orders, '[]');
  localStorage.setItem(visitorId, 'v_abc1');
  localStorage.setItem(toldPurchases, '["personal:W1"]');
  localStorage.setItem(STORAGE_KEYS.wishlist, '[]');
  for (const cookie of ['_ga=1', '_gid=2', '_gat_x=3', '_gcl_au=4', 'sw-context-token=mine', 'x_ga=5'])
    document.cookie = `${cookie}; Path=/`;
  document.cookie = '_ga_shared=6; Path=/; Domain=.weefsel.nl';
  document.cookie = '_ga_own=7; Path=/; Domain=.winkel.weefsel.nl';
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the data kept for measuring', () => {
  test.each([
    [['statistics', 'personal'] as const, [visitorId, toldPurchases]],
    [['personal'] as const, [visitorId, toldPurchases]],
    [['statistics'] as const, [toldPurchases]],
    [[] as const, []],
  ])('with consent for %j is %j [ANA-03]', (allowed, expected) => {
    eraseTraces(allowed);
    expect(kept()).toEqual(expected);
    expect(localStorage.getItem(STORAGE_KEYS.wishlist)).toBe('[]');
  });

  test('is erased without consent for personal use, in the storage of the tab too', () => {
    const left = () => [
      ...OF_THE_VISITOR.filter((key) => localStorage.getItem(key) !== null),
      ...[orders].filter((key) => sessionStorage.getItem(key) !== null),
    ];
    eraseTraces(['personal']);
    expect(left()).toEqual([...OF_THE_VISITOR, orders]);
    eraseTraces(['statistics']);
    expect(left()).toEqual([]);
  });

  test('loses its cookies without consent for statistics, on every domain, and no other cookie [ANA-03]', () => {
    eraseTraces(['statistics']);
    expect(cookies()).toHaveLength(8);
    eraseTraces(['personal']);
    expect(cookies()).toEqual(['sw-context-token=mine', 'x_ga=5']);
  });

  test('stays where storage is forbidden, and the failure is logged', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    eraseTraces([]);
    expect(warned).not.toHaveBeenCalled();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => eraseTraces([])).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
