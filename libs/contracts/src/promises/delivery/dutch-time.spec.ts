import { dayOf } from './calendar';
import { dutchDayOf, dutchMoment } from './dutch-time';

const moment = (date: string, hour: number) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(dutchMoment(dayOf(year, month, day), hour)).toISOString();
};

test.each([
  ['2026-11-24', 22, '2026-11-24T21:00:00.000Z'],
  ['2026-07-01', 22, '2026-07-01T20:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-07-01', 24, '2026-07-01T22:00:00.000Z'],
  // Clocks go back an hour in that night, so that the day has 25 hours.
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 22, '2026-10-25T21:00:00.000Z'],
  ['2027-03-28', 0, '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', 22, '2027-03-28T20:00:00.000Z'],
])('on %s the Dutch hour %i is %s in UTC', (date, hour, expected) => {
  expect(moment(date, hour)).toBe(expected);
});

test('a day begins an hour or two before it does in UTC', () => {
  expect(dutchDayOf(Date.parse('2026-11-23T22:59:59Z'))).toBe(dayOf(2026, 11, 23));
  expect(dutchDayOf(Date.parse('2026-11-23T23:00:00Z'))).toBe(dayOf(2026, 11, 24));
  expect(dutchDayOf(Date.parse('2026-06-30T22:00:00Z'))).toBe(dayOf(2026, 7, 1));
});
