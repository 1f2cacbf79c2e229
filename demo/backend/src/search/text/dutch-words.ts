import { stemmer } from '@orama/stemmers/dutch';

const STOP_WORDS = new Set(
  (
    'de het een en met van voor in op te of om bij je mijn maat kleur merk ik zoek wil graag kopen bestellen online ' +
    'naar aan onder langs over uit door iets extra wat welke wanneer hoe zijn jullie moet hebben heb ook er maar kan kost ' +
    'with for the and of a'
  ).split(' '),
);

/** Letters that Unicode does not decompose into a base letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };

/** Lower case without accents; `polo's` becomes `polo`, `T-shirt` becomes `tshirt`, `D&K` becomes `dk`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’`]s\b/g, '')
    .replace(/\bt[\s-]?shirt/g, 'tshirt')
    .replace(/(?<!\p{L})(\p{L}) ?& ?(\p{L})(?!\p{L})/gu, '$1$2');

/** Splits a text into folded words; drops stop words unless nothing else remains. */
export function wordsOf(text: string): readonly string[] {
  const all = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : all;
}

/** A plural of a word that ends in a vowel, `blouses`; `jas` and `grijs` are no plurals. */
const VOWEL_PLURAL = /(?<=.{3}[^aeiouj][aeou])s$/;

function strip(word: string): string {
  return stemmer(word.replace(VOWEL_PLURAL, ''))
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}

/**
 * Base form of a folded Dutch word, for comparison only. `jassen` and `jas` give the same, and so do `laarzen` and
 * `laars`. Stemming repeats until nothing changes, as one pass leaves `laars` and `laarz` apart.
 */
export function stemOf(word: string): string {
  let stem = word;
  for (let round = 0; round < 4 && stem.length > 2; round++) {
    const next = strip(stem);
    if (next === stem || next.length < 2) break;
    stem = next;
  }
  return stem;
}

const DIMINUTIVES = ['je', 'tje', 'etje', 'pje', 'kje'];

/**
 * Possible base forms of a word, likeliest first. Diminutive endings are ambiguous (`shirtje` is shirt + je, `truitje`
 * is trui + tje). The caller keeps the forms that it knows.
 */
export function possibleStems(word: string): readonly string[] {
  const singular = word.endsWith('jes') ? word.slice(0, -1) : word;
  const roots = DIMINUTIVES.filter(
    (ending) => singular.endsWith(ending) && singular.length - ending.length >= 3,
  ).map((ending) => stemOf(singular.slice(0, -ending.length)));
  return [...new Set([stemOf(word), ...roots])];
}
