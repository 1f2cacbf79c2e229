import { formatDate, formatDay } from './format-date';

test('writes days as dd-mm-yyyy in Dutch time [VAL-06]', () => {
  expect(formatDate('2026-03-05T10:00:00Z')).toBe('05-03-2026');
  expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('01-01-2027');
});

test('writes days of these weeks in words, in Dutch time', () => {
  expect(formatDay('2026-11-24T12:00:00Z')).toBe('dinsdag 24 november');
  expect(formatDay(new Date('2026-12-31T23:30:00Z'))).toBe('vrijdag 1 januari');
});

test('writes nothing for what is not a date [VAL-06]', () => {
  expect(formatDate('binnenkort')).toBe('');
  expect(formatDay('')).toBe('');
});
