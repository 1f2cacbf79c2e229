import { retryAfterMs } from './vendor-breakers';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2', 2000],
  ['0', 0],
  ['1.5', 1500],
  ['30', 30_000],
  ['31', 30_000],
  ['86400', 30_000],
  ['-5', 0],
  ['Sun, 22 Nov 2026 12:00:04 GMT', 4000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['Mon, 23 Nov 2026 12:00:00 GMT', 30_000],
  ['soon', 1000],
  ['', 1000],
  [' ', 1000],
  [undefined, 1000],
])('Retry-After %j means %i ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
