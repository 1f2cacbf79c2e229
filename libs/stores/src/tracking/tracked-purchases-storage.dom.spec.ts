import { STORAGE_KEYS } from '@weefsel/contracts';
import { tellFirstTime } from './tracked-purchases-storage';

const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.toldPurchases) ?? 'null') as unknown;
const keep = (value: unknown) => localStorage.setItem(STORAGE_KEYS.toldPurchases, JSON.stringify(value));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an order that was reported', () => {
  test('is not reported again, neither in this tab nor at a later visit [CRT-09]', () => {
    keep(['earlier']);
    expect([tellFirstTime('W1'), tellFirstTime('W1'), tellFirstTime('earlier')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(kept()).toEqual(['earlier', 'W1']);
    localStorage.clear();
    expect(tellFirstTime('W1')).toBe(false);
    expect(kept()).toBeNull();
  });

  test('is one of the last 50 that are remembered', () => {
    keep(Array.from({ length: 50 }, (_, index) => `old ${index}`));
    expect(tellFirstTime('W51')).toBe(true);
    expect(kept()).toHaveLength(50);
    expect(kept()).toEqual(expect.arrayContaining(['old 1', 'old 49', 'W51']));
    expect(kept()).not.toContain('old 0');
  });

  test.each(['{', '{"0":"W2"}', 'null', '[7,null]'])('is remembered although %s was stored', (damage) => {
    localStorage.setItem(STORAGE_KEYS.toldPurchases, damage);
    expect(tellFirstTime(`W2 ${damage}`)).toBe(true);
    expect(kept()).toEqual([`W2 ${damage}`]);
  });

  test('is remembered for the tab where it cannot be stored, and the failure is logged once', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(tellFirstTime('W3')).toBe(true);
    expect(warned).not.toHaveBeenCalled();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect([tellFirstTime('W4'), tellFirstTime('W4')]).toEqual([true, false]);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
