import { gtinOf } from './gtin.ts';

test('an article’s number in the trade has thirteen digits, the last of which fits the others', () => {
  expect(gtinOf('100000123-001')).toBe('2000001230015');
  expect(gtinOf('100000123')).toMatch(/^2\d{12}$/);
});

test('two variants never have the same', () => {
  expect(gtinOf('100000123-001')).not.toBe(gtinOf('100000123-002'));
});
