/** Letters that are not accented base letters, with their usual spelling on other keyboards. */
const TYPED: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Text normalised for comparison: no case, accents or foreign letters. `Sølvane` contains `solv`. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æđðħıłøœßþ]/g, (letter) => TYPED[letter] ?? letter);
