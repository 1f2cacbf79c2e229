import { STORAGE_KEYS } from '@weefsel/contracts';
import { forgetViewed, rememberViewed, storedViews, viewedIn, watchViewed } from './last-viewed-storage';

const id = (number: number) => number.toString(16).padStart(32, '0');
const viewed = () => viewedIn(storedViews());

beforeEach(() => localStorage.clear());

describe('what this browser has looked at', () => {
  test('is kept with the newest first, each once', () => {
    [1, 2, 1].map(id).forEach(rememberViewed);
    expect(viewed()).toEqual([id(1), id(2)]);
  });

  test('is at most twelve products', () => {
    for (let number = 1; number <= 14; number += 1) rememberViewed(id(number));
    expect(viewed()).toHaveLength(12);
    expect(viewed()[0]).toBe(id(14));
    expect(viewed()).not.toContain(id(2));
  });

  test('is nothing when it was spoilt, and is begun anew then', () => {
    for (const spoilt of ['{', '{"a":1}', '"text"', 'null', `[1, null, "<b>", "${id(1)}"]`]) {
      localStorage.setItem(STORAGE_KEYS.lastViewed, spoilt);
      expect(viewed()).toEqual(spoilt.includes(id(1)) ? [id(1)] : []);
    }
    localStorage.setItem(STORAGE_KEYS.lastViewed, '{');
    rememberViewed(id(2));
    expect(viewed()).toEqual([id(2)]);
  });

  test('takes nothing that is no id of a product', () => {
    rememberViewed('constructor');
    expect(storedViews()).toBe('');
  });

  test('adds to what another tab has put there', () => {
    rememberViewed(id(1));
    localStorage.setItem(STORAGE_KEYS.lastViewed, JSON.stringify([id(9), id(1)]));
    rememberViewed(id(2));
    expect(viewed()).toEqual([id(2), id(9), id(1)]);
  });

  test('a storage that is full or forbidden costs no more than the list', () => {
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

  test('is told of when it changes, here or elsewhere, until nobody wants to know', () => {
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
