/** @jest-environment node */
import { arrivalOf } from './delivery-date.ts';

const arrival = (orderedAt: string, iso: string) =>
  new Date(arrivalOf(Date.parse(orderedAt), iso)).toISOString().slice(0, 10);

// 22 November 2026 is a Sunday; Dutch time is an hour ahead in winter and two in summer.
test.each([
  ['2026-11-16T20:59:59Z', 'NL', '2026-11-17'],
  ['2026-11-16T21:00:00Z', 'NL', '2026-11-18'],
  ['2026-11-16T20:59:59Z', 'BE', '2026-11-18'],
  ['2026-11-16T20:59:59Z', 'DE', '2026-11-18'],
  ['2026-11-20T12:00:00Z', 'NL', '2026-11-23'],
  ['2026-11-20T12:00:00Z', 'BE', '2026-11-24'],
  ['2026-11-20T21:30:00Z', 'NL', '2026-11-24'],
  ['2026-11-21T12:00:00Z', 'NL', '2026-11-24'],
  ['2026-11-22T12:00:00Z', 'NL', '2026-11-24'],
  ['2026-07-01T19:59:59Z', 'NL', '2026-07-02'],
  ['2026-07-01T20:00:00Z', 'NL', '2026-07-03'],
  ['2026-10-24T22:30:00Z', 'NL', '2026-10-27'],
  ['2026-11-16T12:00:00Z', 'FR', '2026-11-18'],
])('what is ordered at %s arrives in %s on %s', (orderedAt, iso, day) => {
  expect(arrival(orderedAt, iso)).toBe(day);
});
