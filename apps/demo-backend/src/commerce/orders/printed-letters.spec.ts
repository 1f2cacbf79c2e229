import { printable } from './printed-letters.ts';

test.each([
  'Łucja Żółcińska-Şahin',
  'Ελένη Παπαδοπούλου',
  'Наталья Ёлкина',
  'שרה כהן',
  'فاطمة',
  'Nguyễn Thị Hằng',
  '− € ½',
])('the letters of %s can be printed', (name) => {
  expect(printable(name)).toBe(name.normalize('NFC'));
});

test.each([
  // Composed letters stay one; joiners and skin colours have no shape of their own.
  ['Zoe\u0308', 'Zoë'],
  ['😀🏽', '😀'],
  ['a\u200db', 'ab'],
  // Wide letters become usual ones, and what nothing is near to a box.
  ['ＡＢ', 'AB'],
  ['王', '□'],
  ['Kade 1\nUtrecht', 'Kade 1\nUtrecht'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
