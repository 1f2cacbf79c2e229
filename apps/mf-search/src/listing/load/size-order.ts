import { locale } from '@weefsel/contracts';

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL', '6XL'];
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  '3XS': 'XXXS',
  '2XS': 'XXS',
  '2XL': 'XXL',
  '3XL': 'XXXL',
};

const GROUPS = { letters: 0, numbers: 1, waists: 2, words: 3 } as const;

interface Rank {
  group: number;
  /** Sort keys inside the group, the most significant first. */
  places: readonly number[];
}

function rankOf(size: string): Rank {
  const text = size.trim().toUpperCase();
  const first = text.split(/[/\- ]/, 1).join('');
  const letter = LETTERS.indexOf(OTHER_SPELLINGS[first] ?? first);
  if (letter >= 0) return { group: GROUPS.letters, places: [letter] };
  const places = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  if (places.length === 0) return { group: GROUPS.words, places };
  return { group: text.startsWith('W') ? GROUPS.waists : GROUPS.numbers, places };
}

/**
 * Compares sizes in wearing order. Letters: XXS < XS < S < M < L < XL < XXL < 3XL. Then numbers: 34 < 36, 40 < 40,5,
 * 28/30 < 28/32. Then waists with lengths: W28 L30 < W28 L32. Words such as 'One size' come last.
 */
export function compareSizes(a: string, b: string): number {
  const one = rankOf(a);
  const other = rankOf(b);
  const byGroup = one.group - other.group;
  if (byGroup !== 0) return byGroup;
  const differing = one.places.findIndex((place, index) => place !== other.places[index]);
  if (differing < 0) return a.localeCompare(b, locale.language);
  return (one.places[differing] ?? 0) - (other.places[differing] ?? -1);
}
