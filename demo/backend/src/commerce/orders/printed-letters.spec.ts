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
  // Composed letters stay one. Joiners and skin tones have no glyph.
  ['Zoe\u0308', 'Zoë'],
  ['😀🏽', '😀'],
  ['a\u200db', 'ab'],
  // Full-width letters become normal ones. A letter without an equivalent becomes a box.
  ['ＡＢ', 'AB'],
  ['王', '□'],
  ['Kade 1\nUtrecht', 'Kade 1\nUtrecht'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
