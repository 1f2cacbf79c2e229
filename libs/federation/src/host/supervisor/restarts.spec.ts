import { Restarts } from './restarts';

test('early ends delay the next start up to 30 s, until a process runs long enough', () => {
  const restarts = new Restarts();
  const soon = Array.from({ length: 10 }, () => restarts.after(100));
  expect(soon).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(restarts.after(10_000)).toBe(0);
  expect(restarts.after(100)).toBe(250);
});
