/** Letters that are no others with accents, as who has no such keys types them. */
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

/** A text as it is compared: without case, accents and foreign letters, so that `solv` is in `Sølvane`. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æđðħıłøœßþ]/g, (letter) => TYPED[letter] ?? letter);
