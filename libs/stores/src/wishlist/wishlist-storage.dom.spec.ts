import { COOKIES, STORAGE_KEYS } from '@weefsel/contracts';
import { browserWishlistStorage } from './wishlist-storage';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);

beforeEach(() => localStorage.clear());

describe('the stored wishlist', () => {
  test('is a JSON array of product ids under sw-wishlist-items [WSH-07]', () => {
    browserWishlistStorage().write([A, B]);
    expect(localStorage.getItem('sw-wishlist-items')).toBe(JSON.stringify([A, B]));
    expect(browserWishlistStorage().read()).toEqual([A, B]);
  });

  test.each(['', '{', 'null', '{"a":1}', '"text"'])('is left alone when it is %j [WSH-07]', (text) => {
    localStorage.setItem(STORAGE_KEYS.wishlist, text);
    expect(browserWishlistStorage().read()).toBeUndefined();
  });

  test('holds nothing but ids, each once [WSH-07]', () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([A, 7, null, 'x|y', B, A]));
    expect(browserWishlistStorage().read()).toEqual([A, B]);
  });

  test('takes over what was saved without script, each once, and forgets the cookie [WSH-07]', () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([B]));
    document.cookie = `${COOKIES.wishlist}=${A}.${B}; Path=/`;
    browserWishlistStorage().takeOver();
    expect(browserWishlistStorage().read()).toEqual([A, B]);
    expect(browserWishlistStorage().isUnmerged()).toBe(true);
    expect(document.cookie).toBe('');
  });

  test('has nothing to take over where script has always been', () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([A]));
    browserWishlistStorage().takeOver();
    expect(browserWishlistStorage().read()).toEqual([A]);
    expect(browserWishlistStorage().isUnmerged()).toBe(false);
  });

  test('keeps the cookie where storage is full', () => {
    document.cookie = `${COOKIES.wishlist}=${A}; Path=/`;
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = browserWishlistStorage();
    storage.takeOver();
    expect(storage.read()).toEqual([A]);
    expect(document.cookie).toBe(`${COOKIES.wishlist}=${A}`);
    full.mockRestore();
    document.cookie = `${COOKIES.wishlist}=; Max-Age=0; Path=/`;
  });

  test('that cannot be written stays in memory, until another tab can [WSH-07]', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = browserWishlistStorage();
    storage.write([A]);
    storage.setUnmerged(true);
    expect(storage.read()).toEqual([A]);
    expect(storage.isUnmerged()).toBe(true);
    full.mockRestore();

    const changed = jest.fn();
    const stop = storage.watch(changed);
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([B]));
    const event = { key: STORAGE_KEYS.wishlist, newValue: JSON.stringify([B]) };
    window.dispatchEvent(new StorageEvent('storage', event));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(changed.mock.calls).toEqual([[[B]]]);
    expect(storage.read()).toEqual([B]);
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(changed).toHaveBeenLastCalledWith([]);
    stop();
  });
});
