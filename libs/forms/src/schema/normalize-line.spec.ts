import { normalizeLine } from './normalize-line';

test.each([
  ['spaces around it', '  Noor \n', 'Noor'],
  ['a no-break space', '3512\u00a0JE', '3512 JE'],
  ['two spaces, a tab and a narrow space', '3512 \t\u202fJE', '3512 JE'],
  ['marks of direction from an address book', '\u202a06 12345678\u202c', '06 12345678'],
  ['a zero-width space and a byte-order mark', '\ufeffAm\u200bsterdam', 'Amsterdam'],
  ['a soft hyphen', 'Nieuwezijds\u00ad Voorburgwal', 'Nieuwezijds Voorburgwal'],
  ['dashes of all lengths', '06\u201012\u201334\u201456\u2212 78', '06-12-34-56- 78'],
  [
    'marks of a PDF and of a word processor',
    '+31\ufe0d 6\ufe0f 12\u200d345\ufffc678\u3164',
    '+31 6 12345678',
  ],
  ['a control of a terminal', '06\u0000 12345678\u0007', '06 12345678'],
  ['full-width digits and letters', '１０１２\u3000ＡＢ', '1012 AB'],
  ['letters in two parts', 'Zoe\u0308', 'Zoë'],
])('has no signs that are neither seen nor meant: %s', (_what, typed, plain) => {
  expect(normalizeLine(typed)).toBe(plain);
});

test.each([
  "d'Artagnan",
  'Łucja Żółcińska-Şahin',
  'Ελένη',
  'Дарья',
  'سارة',
  '名前',
  'O’Brien',
  '👩‍👧',
  'می\u200cخواهم',
  '❤\ufe0f',
])('keeps %s as it is', (name) => {
  expect(normalizeLine(name)).toBe(name.normalize('NFC'));
});
