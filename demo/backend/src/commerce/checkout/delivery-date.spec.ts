import { arrivalOf } from './delivery-date.ts';

test.each([
  ['2026-11-16T20:59:59Z', 'NL', '2026-11-17T12:00:00.000Z'],
  ['2026-11-16T21:00:00Z', 'NL', '2026-11-18T12:00:00.000Z'],
  ['2026-11-16T12:00:00Z', 'BE', '2026-11-18T12:00:00.000Z'],
  ['2026-12-24T12:00:00Z', 'NL', '2026-12-28T12:00:00.000Z'],
])('an order placed at %s arrives in %s at %s', (orderedAt, iso, noon) => {
  expect(new Date(arrivalOf(Date.parse(orderedAt), iso)).toISOString()).toBe(noon);
});
