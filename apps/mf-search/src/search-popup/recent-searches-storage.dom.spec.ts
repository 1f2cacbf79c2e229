import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from './recent-searches-storage';

const KEY = 'weefsel-recent-searches';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  test('are kept newest first, each once, six at most', () => {
    for (const text of ['jas', 'rok', ' trui ', 'tas', 'sok', 'riem', 'sjaal', 'Rok', '  '])
      rememberSearch(text);
    expect(readRecentSearches()).toEqual(['Rok', 'sjaal', 'riem', 'sok', 'tas', 'trui']);
  });

  test('are forgotten one by one, and all at once without a trace', () => {
    ['jas', 'rok'].forEach(rememberSearch);
    forgetSearch('jas');
    expect(readRecentSearches()).toEqual(['rok']);
    forgetAllSearches();
    expect(readRecentSearches()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['{', '"jas"', 'null', '[1, null, {}]', `["${'x'.repeat(101)}"]`])(
    'a damaged storage %s is none, and is written over',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(readRecentSearches()).toEqual([]);
      rememberSearch('jas');
      expect(readRecentSearches()).toEqual(['jas']);
    },
  );

  test('a full storage keeps nothing and breaks nothing', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberSearch('jas')).not.toThrow();
    full.mockRestore();
    expect(readRecentSearches()).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
