import { builtInPromises } from '../nl-nl';
import { closedWeekdays } from './closed-weekdays';

const closedFrom = (now: string, changes = {}) =>
  closedWeekdays({ ...builtInPromises, ...changes }, Date.parse(now));

test.each([
  // Christmas on Friday and Saturday, New Year's Day on Friday.
  ['2026-12-18T22:59:59Z', []],
  ['2026-12-18T23:00:00Z', ['friday']],
  ['2026-12-24T12:00:00Z', ['friday', 'saturday']],
  ['2026-12-26T12:00:00Z', ['saturday', 'friday']],
  ['2027-04-27T12:00:00Z', ['tuesday']],
])('in the week from %s the shop is closed on %j', (now, days) => {
  expect(closedFrom(now)).toEqual(days);
});

test('holidays are those of the shop’s own country, and days that it adds', () => {
  const delivery = [{ country: 'BE', workdays: 1 }];
  expect(closedFrom('2026-07-20T12:00:00Z', { delivery })).toEqual(['tuesday']);
  expect(closedFrom('2026-11-30T12:00:00Z', { closedDays: ['2026-12-02'] })).toEqual(['wednesday']);
});
