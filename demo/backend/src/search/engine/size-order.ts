import { locale } from '@weefsel/contracts';
const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL'];
const SPELLINGS: Readonly<Record<string, string>> = {
  '2XL': 'XXL',
  '3XL': 'XXXL',
  '2XS': 'XXS',
  '3XS': 'XXXS',
};

function rank(size: string): readonly [group: number, place: number] {
  const upper = size.toUpperCase().trim();
  const first = upper.split(/[/\- ]/)[0] ?? upper;
  const letter = LETTERS.indexOf(SPELLINGS[first] ?? first);
  if (letter >= 0) return [0, letter];
  const number = /\d+([.,]\d+)?/.exec(upper)?.[0];
  if (!number) return [3, 0];
  return [upper.startsWith('W') ? 2 : 1, Number(number.replace(',', '.'))];
}

/** Puts clothing sizes in wearing order: XS < S < M …, then numbers, waists (W30), and words such as 'One size'. */
export function compareSizes(a: string, b: string): number {
  const [groupA, placeA] = rank(a);
  const [groupB, placeB] = rank(b);
  return groupA - groupB || placeA - placeB || a.localeCompare(b, locale.language);
}
