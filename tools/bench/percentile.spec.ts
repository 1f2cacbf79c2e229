import { percentile } from './percentile.ts';

test('is a measured number, whatever the order they came in', () => {
  const times = [9, 1, 5, 3, 7, 2, 8, 4, 10, 6];
  expect([0, 10, 50, 95, 100].map((percent) => percentile(times, percent))).toEqual([1, 1, 5, 10, 10]);
  expect(percentile([], 50)).toBeNaN();
});
