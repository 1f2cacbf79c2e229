import { STORAGE_KEYS } from '@weefsel/contracts';
import { forgetViewed, rememberViewed, storedViews, viewedIn, watchViewed } from './last-viewed-storage';

const id = (number: number) => number.toString(16).padStart(32, '0');
const viewed = () => viewedIn(storedViews());

beforeEach(() => localStorage.clear());

describe('the stored list of viewed products', () => {
  test('is kept with the newest first, each product once', () => {
    [1, 2, 1].map(id).forEach(rememberViewed);
    expect(viewed()).toEqual([id(1), id(2)]);
  });

  test('holds at most twelve products', () => {
    for (let number = 1; number <= 14; number += 1) rememberViewed(id(number));
    expect(viewed()).toHaveLength(12);
    expect(viewed()[0]).toBe(id(14));
    expect(viewed()).not.toContain(id(2));
  });

  test('ignores invalid stored entries, and starts afresh at the next viewed product', () => {
    for (const spoilt of ['{', '{"a":1}', '"text"', 'null', `[1, null, "<b>", "${id(1)}"]`]) {
      localStorage.setItem(STORAGE_KEYS.lastViewed, spoilt);
      expect(viewed()).toEqual(spoilt.includes(id(1)) ? [id(1)] : []);
    }
    localStorage.setItem(STORAGE_KEYS.lastViewed, '{');
    rememberViewed(id(2));
    expect(viewed()).toEqual([id(2)]);
  });

  test('rejects a value that is no product id', () => {
    rememberViewed('constructor');
    expect(storedViews()).toBe('');
  });

  test('keeps the products that another tab has stored', () => {
    rememberViewed(id(1));
    localStorage.setItem(STORAGE_KEYS.lastViewed, JSON.stringify([id(9), id(1)]));
    rememberViewed(id(2));
    expect(viewed()).toEqual([id(2), id(9), id(1)]);
  });

  test('stays empty with one warning when the storage is full or forbidden', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => rememberViewed(id(1))).not.toThrow();
    expect(viewed()).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(1);
    [set, get, warned].forEach((spy) => spy.mockRestore());
  });

  test('notifies its subscriber of each change, in this tab or another, until it unsubscribes', () => {
    const changed = jest.fn();
    const stop = watchViewed(changed);
    rememberViewed(id(1));
    forgetViewed();
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.lastViewed }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.cart }));
    expect(changed).toHaveBeenCalledTimes(4);
    stop();
    rememberViewed(id(1));
    expect(changed).toHaveBeenCalledTimes(4);
  });
});
