import { builtInPromises } from '../nl-nl';
import { arrivalOf, packingOf } from './arrival';
import { dateOf } from './calendar';

const written = (day: number) => dateOf(day).toISOString().slice(0, 10);
const arrival = (orderedAt: string, country: string) =>
  written(arrivalOf(Date.parse(orderedAt), country, builtInPromises));

// 22 November 2026 is a Sunday. Dutch time is UTC+1 in winter and UTC+2 in summer.
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
  // Christmas on Friday and Saturday.
  ['2026-12-24T12:00:00Z', 'NL', '2026-12-28'],
  ['2026-12-25T12:00:00Z', 'NL', '2026-12-29'],
  // King's Day, on a Tuesday and on a Monday.
  ['2027-04-26T12:00:00Z', 'NL', '2027-04-28'],
  ['2026-04-24T12:00:00Z', 'NL', '2026-04-28'],
  // The Belgian national holiday is a working day in the Netherlands.
  ['2026-07-20T12:00:00Z', 'NL', '2026-07-21'],
  ['2026-07-17T12:00:00Z', 'BE', '2026-07-22'],
  ['2026-07-21T12:00:00Z', 'BE', '2026-07-23'],
])('an order of %s arrives in %s on %s', (orderedAt, country, day) => {
  expect(arrival(orderedAt, country)).toBe(day);
});

test('a same-day delivery arrives on a working day of the country', () => {
  const terms = { cutOffHour: 12, delivery: [{ country: 'BE', workdays: 0 }] };
  expect(written(arrivalOf(Date.parse('2026-07-20T08:00:00Z'), 'BE', terms))).toBe('2026-07-20');
  expect(written(arrivalOf(Date.parse('2026-07-21T08:00:00Z'), 'BE', terms))).toBe('2026-07-22');
});

test('on extra closed days of the shop nothing is packed or delivered', () => {
  const terms = { ...builtInPromises, closedDays: ['2026-12-30', '2026-12-31'] };
  const arrivals = ['2026-12-29T12:00:00Z', '2026-12-30T12:00:00Z', '2026-12-31T12:00:00Z'].map((at) =>
    written(arrivalOf(Date.parse(at), 'NL', terms)),
  );
  // New Year's Day is a Friday.
  expect(arrivals).toEqual(['2027-01-04', '2027-01-05', '2027-01-05']);
});

test('a packing has the time until which orders are part of it', () => {
  const { day, until } = packingOf(Date.parse('2026-11-20T21:00:00Z'), { cutOffHour: 22 });
  expect(written(day)).toBe('2026-11-23');
  expect(new Date(until).toISOString()).toBe('2026-11-23T21:00:00.000Z');
});
