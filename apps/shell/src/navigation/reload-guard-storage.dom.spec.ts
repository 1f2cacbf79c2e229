import { STORAGE_KEYS } from '@weefsel/contracts';
import { mayReload, RELOAD_GUARD_MS } from './reload-guard-storage';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a path is loaded again once within 10,000 ms, each path for itself [FED-02]', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(mayReload('/nl/dames/', 0)).toBe(true);
  expect(mayReload('/nl/heren/', 5)).toBe(true);
  expect(mayReload('/nl/dames/', 9_999)).toBe(false);
  expect(mayReload('/nl/dames/', 10_000)).toBe(true);
});

test('damaged storage is begun anew; full storage means no reload at all, so that none repeats for ever [FED-02]', () => {
  sessionStorage.setItem(STORAGE_KEYS.reloads, '{');
  expect(mayReload('/nl/', 0)).toBe(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(mayReload('/nl/heren/', 0)).toBe(false);
});
