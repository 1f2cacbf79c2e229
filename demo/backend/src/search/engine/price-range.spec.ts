import { parsePriceRange } from './price-range.ts';

test('reads euros with comma or point, turned round or open at one end', () => {
  expect(parsePriceRange('19,95-80')).toEqual({ from: 1995, to: 8000 });
  expect(parsePriceRange('80-19.95')).toEqual({ from: 1995, to: 8000 });
  expect(parsePriceRange('50-')?.from).toBe(5000);
  expect(parsePriceRange('-50')).toEqual({ from: 0, to: 5000 });
});

test.each(['', '-', '20', 'a-b', '-5--1', '1-2-3', '1e9-2', '99999999999-1', '20–80'])(
  'takes "%s" for no range',
  (text) => {
    expect(parsePriceRange(text)).toBeUndefined();
  },
);
