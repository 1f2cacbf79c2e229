import { formatDate } from './format-date';

test('writes days as dd-mm-yyyy in Dutch time [VAL-06]', () => {
  expect(formatDate('2026-03-05T10:00:00Z')).toBe('05-03-2026');
  expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('01-01-2027');
});

test('writes nothing for what is not a date [VAL-06]', () => {
  expect(formatDate('binnenkort')).toBe('');
});
