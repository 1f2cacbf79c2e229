import type { Product } from '../../catalogue/types.ts';
import { Bitset } from '../engine/bitset.ts';
import type { CategoryIndex } from '../engine/category-index.ts';
import { addWords } from './add-words.ts';
import { wordsOf } from './dutch-words.ts';
import { isSaidOf, readWish } from './negation.ts';
import { QUESTION_WORDS } from './questions.ts';
import { isThing } from './unsold.ts';
import { Vocabulary, type Match, type Weight } from './vocabulary.ts';

/** Products found by a text. */
export interface TextHits {
  products: Bitset;
  /** The searched text, when words were corrected or left out; otherwise null. */
  correctedText: string | null;
  /** Orders the wanted products by relevance; ties keep the standard order. */
  rank(wanted: Bitset, standard: ArrayLike<number>): readonly number[];
}

export interface TextIndex {
  /** Finds a text; only the products `within` decide about words in common. */
  search(text: string, within?: Bitset): TextHits;
}

/** Entries that each query word stands for. */
type Reading = readonly (readonly Match[])[];

const ARTICLE_NUMBER = /^\D*(\d{6,})$/;
const STEPS = 10;

function productsOf(matches: readonly Match[], size: number): Bitset {
  const found = Bitset.empty(size);
  for (const { entry } of matches) for (const members of entry.products.values()) found.or(members);
  return found;
}

const WEIGHTS: readonly Weight[] = [4, 3, 2, 1];

/**
 * Sum of the best match per query word and weight, in tenths. Goods named `jas` precede goods only filed under
 * `Jassen`.
 */
function scoresOf(reading: Reading, wanted: Bitset, size: number): Uint16Array {
  const total = new Uint16Array(size);
  for (const matches of reading)
    for (const weight of WEIGHTS) {
      const best = new Uint8Array(size);
      for (const { entry, quality } of matches) {
        const score = Math.round(weight * quality * STEPS);
        entry.products.get(weight)?.forEachIn(wanted, (position) => {
          const gain = score - (best[position] ?? 0);
          if (gain <= 0) return;
          best[position] = score;
          total[position] = (total[position] ?? 0) + gain;
        });
      }
    }
  return total;
}

function rankBy(reading: Reading, wanted: Bitset, standard: ArrayLike<number>): readonly number[] {
  const scores = scoresOf(reading, wanted, standard.length);
  const byScore = new Map<number, number[]>();
  for (let i = 0; i < standard.length; i++) {
    const position = standard[i] ?? 0;
    if (!wanted.has(position)) continue;
    const score = scores[position] ?? 0;
    const equals = byScore.get(score);
    if (equals) equals.push(position);
    else byScore.set(score, [position]);
  }
  return [...byScore].sort(([a], [b]) => b - a).flatMap(([, positions]) => positions);
}

const hits = (products: Bitset, reading: Reading, correctedText: string | null = null): TextHits => ({
  products,
  correctedText,
  rank: (wanted, standard) => rankBy(reading, wanted, standard),
});

/** Joins words that form one word together: `winter jas`, `spijker broek`. */
function joined(words: readonly string[], isOne: (word: string) => boolean): string[] {
  const found: string[] = [];
  for (const word of words) {
    const before = found.at(-1);
    if (before !== undefined && isOne(before + word)) found[found.length - 1] = before + word;
    else found.push(word);
  }
  return found;
}

/**
 * Text search in steps; stops at the first step with hits.
 * 1. Article number.
 * 2. All words: stemmed, synonyms, compounds, beginnings.
 * 3. As many words as have products in common, heaviest first. Allows typing errors and skips unknown words.
 * The corrected text shows words that were left out or read differently. Things that the shop lacks find nothing. The
 * texts of a product decide about `zonder …`.
 */
export function createTextIndex(products: readonly Product[], categories: CategoryIndex): TextIndex {
  const size = products.length;
  const vocabulary = new Vocabulary(size);
  addWords(vocabulary, products, categories);
  const byNumber = new Map(products.map((product, position) => [product.number, position]));

  const exactly = (word: string): readonly Match[] => {
    const same = vocabulary.same(word);
    return same.length > 0 ? same : vocabulary.startingWith(word);
  };
  const loosely = (word: string): readonly Match[] => {
    const exact = exactly(word);
    return exact.length > 0 || QUESTION_WORDS.has(word) ? exact : vocabulary.resembling(word);
  };
  const withAll = (reading: Reading, within: Bitset): Bitset =>
    reading.map((matches) => productsOf(matches, size)).reduce((all, some) => all.and(some), within.copy());
  const isOne = (word: string): boolean =>
    vocabulary.has(word) || vocabulary.isSynonym(word) || isThing(word);

  /** Words of a text, with separated compounds joined and unknown compounds split. */
  const read = (text: string): readonly string[] =>
    joined(wordsOf(text), isOne).flatMap((word) =>
      isThing(word) || exactly(word).length > 0 ? word : (vocabulary.split(word) ?? word),
    );

  /** Keeps as many readings as have products in common, heaviest words first; the heaviest must stay. */
  function commonOf(readings: readonly { word: string; matches: readonly Match[] }[], within: Bitset) {
    const kept: (typeof readings)[number][] = [];
    let common = within;
    const weight = new Map(readings.map((one) => [one, vocabulary.weightOf(one.word)]));
    for (const one of readings.toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0))) {
      const narrower = common.copy().and(productsOf(one.matches, size));
      if (narrower.count() === 0) {
        if (kept.length === 0) break;
        continue;
      }
      common = narrower;
      kept.push(one);
    }
    return readings.filter((one) => kept.includes(one));
  }

  function searchWords(words: readonly string[], within: Bitset): TextHits {
    if (words.length === 0 || words.some((word) => isThing(word) && !vocabulary.has(word)))
      return hits(Bitset.empty(size), []);
    const plain = words.map(exactly);
    if (withAll(plain, within).count() > 0) return hits(withAll(plain, Bitset.full(size)), plain);
    const readings = words.map((word, i) => {
      const matches = loosely(word);
      return { word: plain[i]?.length === 0 ? (matches[0]?.entry.word ?? word) : word, matches };
    });
    const kept = commonOf(
      readings.filter(({ matches }) => matches.length > 0),
      within,
    );
    if (kept.length === 0) return hits(Bitset.empty(size), []);
    const corrected = kept.map(({ word }) => word).join(' ');
    const reading = kept.map(({ matches }) => matches);
    const found = withAll(reading, Bitset.full(size));
    return hits(found, reading, corrected === words.join(' ') ? null : corrected);
  }

  /** Hits without the products whose texts name an unwanted thing. */
  function without(found: TextHits, unwanted: readonly string[], phrases: readonly string[]): TextHits {
    const left = found.products.copy();
    for (const word of unwanted) left.andNot(productsOf(vocabulary.same(word), size));
    left.copy().forEachIn(left, (position) => {
      const product = products[position];
      if (product && unwanted.some((word) => isSaidOf(product, word))) left.remove(position);
    });
    const correctedText = found.correctedText && [found.correctedText, ...phrases].join(' ');
    return { ...found, products: left, correctedText };
  }

  return {
    search(text, within = Bitset.full(size)) {
      const position = byNumber.get(ARTICLE_NUMBER.exec(text)?.[1] ?? '');
      if (position !== undefined) return hits(Bitset.empty(size).add(position), []);
      const wish = readWish(text);
      if (wish.unwanted.length === 0) return searchWords(read(text), within);
      const words = /[\p{L}\p{N}]/u.test(wish.text) ? read(wish.text) : undefined;
      const found = words ? searchWords(words, within) : hits(Bitset.full(size), []);
      return without(found, wish.unwanted, wish.phrases);
    },
  };
}
