import type { OpeningHours } from '@weefsel/contracts';
import { openingText, weekdayOf } from './opening-hours';

const hours: OpeningHours = {
  monday: { openingTime: '13:00', closingTime: '18:00' },
  tuesday: { openingTime: '9:30', closingTime: 'Closed' },
  wednesday: { openingTime: '', closingTime: '18:00' },
};
const texts = {
  open: (from: string, until: string) => `open van ${from} tot ${until} uur`,
  closed: 'gesloten',
};

test('shows the hours of an open day with a dot [VAL-05]', () => {
  expect(openingText(hours, 'monday', texts)).toBe('open van 13.00 tot 18.00 uur');
});

test.each(['tuesday', 'wednesday', 'thursday'] as const)('shows %s as closed [VAL-05]', (day) => {
  expect(openingText(hours, day, texts)).toBe('gesloten');
});

test('finds the day by the clock in the shop, not by that of the server [VAL-05]', () => {
  expect(weekdayOf(new Date('2026-11-22T23:30:00Z'))).toBe('monday');
});
