import { dateOf, dayOf, easterOf, isSunday, isWeekend, yearOf } from './calendar';

const written = (day: number) => dateOf(day).toISOString().slice(0, 10);

// Dates from the church's own tables. Easter cannot be later than in 2038.
test.each([
  '2000-04-23',
  '2008-03-23',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2030-04-21',
  '2038-04-25',
])('Easter is on %s', (date) => {
  expect(written(easterOf(Number(date.slice(0, 4))))).toBe(date);
});

test('days are numbers that can be taken apart again', () => {
  const saturday = dayOf(2026, 11, 28);
  expect(written(saturday)).toBe('2026-11-28');
  expect(yearOf(saturday + 40)).toBe(2027);
  expect([saturday - 1, saturday, saturday + 1].map(isWeekend)).toEqual([false, true, true]);
  expect([saturday, saturday + 1].map(isSunday)).toEqual([false, true]);
});
