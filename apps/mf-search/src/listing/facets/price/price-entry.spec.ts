import { changedRange, printAmount, toPriceFilter } from './price-entry';

const limits = { min: 10, max: 200 };
const range = { min: 20, max: 80 };

describe('a typed price', () => {
  test('may have a comma [LST-31]', () => {
    expect(changedRange(range, limits, 'min', '24,5')).toEqual({ min: 24.5, max: 80 });
    expect(printAmount(24.5)).toBe('24,5');
  });

  test('is kept within the limits [LST-31]', () => {
    expect(changedRange(range, limits, 'min', '1')).toEqual({ min: 10, max: 80 });
    expect(changedRange(range, limits, 'max', '99999')).toEqual({ min: 20, max: 200 });
  });

  test.each(['80', '90', 'veel'])('goes back when the lower would be %s [LST-31]', (text) => {
    expect(changedRange(range, limits, 'min', text)).toBeUndefined();
  });

  test.each(['0x50', '1e2', '0b11', '1_0', '5,5,5', ',', '-', '2 0', '∞', 'Infinity'])(
    'goes back when it is no amount but %s [LST-31]',
    (text) => {
      expect(changedRange(range, limits, 'max', text)).toBeUndefined();
    },
  );

  test.each([
    ['100', 100],
    ['99,', 99],
    ['99.5', 99.5],
    [' 85,25 ', 85.25],
    ['85.255', 85.26],
  ])('of %s is %d euro [LST-31]', (text, max) => {
    expect(changedRange(range, limits, 'max', text)).toEqual({ min: 20, max });
  });

  test.each(['-5', ',5', '.99', '0'])('of %s is kept within the limits [LST-31]', (text) => {
    expect(changedRange(range, limits, 'min', text)).toEqual({ min: 10, max: 80 });
  });

  test('that is taken away is the limit', () => {
    expect(changedRange(range, limits, 'max', ' ')).toEqual({ min: 20, max: 200 });
  });

  test('of the full range means no price filter [LST-31]', () => {
    expect(toPriceFilter({ min: 10, max: 200 }, limits)).toBeUndefined();
    expect(toPriceFilter({ min: 10, max: 199 }, limits)).toEqual({ min: 10, max: 199 });
  });
});
