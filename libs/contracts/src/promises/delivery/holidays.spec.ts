import { dateOf, dayOf } from './calendar';
import { isHoliday } from './holidays';

const holidaysOf = (country: string, year: number) =>
  Array.from({ length: dayOf(year + 1, 1, 1) - dayOf(year, 1, 1) }, (_, index) => dayOf(year, 1, 1) + index)
    .filter((day) => isHoliday(day, country))
    .map((day) => dateOf(day).toISOString().slice(5, 10));

test.each([
  ['NL', 2026, '01-01 04-06 04-27 05-14 05-25 12-25 12-26'],
  // Liberation Day is a day off once in five years. A King's Day on a Sunday moves to Saturday.
  ['NL', 2025, '01-01 04-21 04-26 05-05 05-29 06-09 12-25 12-26'],
  ['BE', 2026, '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
])('holidays of %s in %i', (country, year, expected) => {
  expect(holidaysOf(country, year)).toEqual(expected.split(' '));
});

test('a country that is not known has the Dutch ones', () => {
  expect(holidaysOf('FR', 2026)).toEqual(holidaysOf('NL', 2026));
});
