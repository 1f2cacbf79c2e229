import {
  forgetMeasures,
  keepMeasures,
  measuresIn,
  storedMeasures,
  watchMeasures,
} from './own-measures-storage';

const KEY = 'weefsel-measures';
const own = { unit: 'inch', measures: { waist: 74 } } as const;

beforeEach(() => {
  localStorage.clear();
  forgetMeasures();
});

describe('the shopper’s stored measures', () => {
  test('stay in this browser until they are wiped', () => {
    expect(keepMeasures(own)).toBe(true);
    expect(measuresIn(localStorage.getItem(KEY) ?? '')).toEqual(own);
    forgetMeasures();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(measuresIn(storedMeasures())).toEqual({ unit: 'cm', measures: {} });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"74"',
    '{"unit":"el","measures":{"waist":"74","hip":1e9,"bust":null,"constructor":80}}',
  ])('that are damaged are none: %j', (text) =>
    expect(measuresIn(text)).toEqual({ unit: 'cm', measures: {} }),
  );

  test('that are right stay beside those that are damaged', () => {
    expect(measuresIn('{"unit":"inch","measures":{"waist":74,"hip":-3}}')).toEqual(own);
  });

  test('stay known to this document when the storage is full, and keepMeasures returns false', () => {
    const quiet = jest.spyOn(console, 'warn').mockImplementation();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepMeasures(own)).toBe(false);
    expect(measuresIn(storedMeasures())).toEqual(own);
    full.mockRestore();
    quiet.mockRestore();
  });

  test('notify a subscriber of each change, here and in another tab, until it unsubscribes', () => {
    const changed = jest.fn();
    const stop = watchMeasures(changed);
    keepMeasures(own);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    forgetMeasures();
    expect(changed).toHaveBeenCalledTimes(3);
  });
});
