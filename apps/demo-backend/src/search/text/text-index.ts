import type { Product } from '../../catalogue/types.ts';
import { Bitset } from '../engine/bitset.ts';
import type { CategoryIndex } from '../engine/category-index.ts';
import { aliasesOf } from './brand-aliases.ts';
import { wordsOf } from './dutch-words.ts';
import { Vocabulary, type Match, type Weight } from './vocabulary.ts';

/** The products that a text finds. */
export interface TextHits {
  products: Bitset;
  /** What the shopper probably meant, when words had to be read with typing errors. */
  correctedText: string | null;
  /** Puts the wanted products in order of relevance, and in the standard order where that is equal. */
  rank(wanted: Bitset, standard: ArrayLike<number>): readonly number[];
}

export interface TextIndex {
  search(text: string): TextHits;
}

/** Per query word the entries it stands for. */
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
 * Sum over the query words and weights of the best match, in tenths: what is called a `jas` comes before what is
 * only filed under `Jassen`.
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

/** Shares and years say nothing as words. */
const withoutNumbers = (text: string): string => text.replace(/\d+%?/g, ' ');

function fill(vocabulary: Vocabulary, products: readonly Product[], categories: CategoryIndex): void {
  const known = new Map<string, readonly string[]>();
  const split = (text: string): readonly string[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  products.forEach((product, position) => {
    const add = (text: string | null, weight: Weight): void => {
      for (const word of split(text ?? '')) vocabulary.add(word, position, weight);
    };
    for (const name of [product.brand.name, ...aliasesOf(product.brand.name)]) {
      add(name, 4);
      add(split(name).join(''), 4);
    }
    for (const { id } of product.categories) {
      const node = categories.find(id);
      for (const { category } of node ? categories.lineage(node) : [])
        if (category.level > 0) add(category.name, category.id === id ? 3 : 1);
    }
    add(product.name, 2);
    for (const colour of product.colours) add(colour.name, 2);
    for (const detail of [product.material, product.pattern, product.fit, product.season, product.sleeve])
      add(withoutNumbers(detail ?? ''), 1);
  });
  vocabulary.close();
}

/**
 * Text search as a funnel that stops at the first step with hits: article number, then all words (stemmed,
 * synonyms, compounds, beginnings), then the same with typing errors allowed and unknown words passed over, then any of the words.
 */
export function createTextIndex(products: readonly Product[], categories: CategoryIndex): TextIndex {
  const size = products.length;
  const vocabulary = new Vocabulary(size);
  fill(vocabulary, products, categories);
  const byNumber = new Map(products.map((product, position) => [product.number, position]));

  const exactly = (word: string): readonly Match[] => {
    const same = vocabulary.same(word);
    return same.length > 0 ? same : vocabulary.startingWith(word);
  };
  const loosely = (word: string): readonly Match[] => {
    const ways = [
      exactly,
      (text: string) => vocabulary.swapped(text),
      (text: string) => vocabulary.spelledLike(text),
      (text: string) => vocabulary.tailOf(text),
    ];
    for (const way of ways) {
      const matches = way(word);
      if (matches.length > 0) return matches;
    }
    return [];
  };
  const withAll = (reading: Reading): Bitset =>
    reading
      .map((matches) => productsOf(matches, size))
      .reduce((all, some) => all.and(some), Bitset.full(size));

  return {
    search(text) {
      const position = byNumber.get(ARTICLE_NUMBER.exec(text)?.[1] ?? '');
      if (position !== undefined) return hits(Bitset.empty(size).add(position), []);

      const words = wordsOf(text).flatMap((word) =>
        exactly(word).length > 0 ? word : (vocabulary.split(word) ?? word),
      );
      if (words.length === 0) return hits(Bitset.empty(size), []);
      const plain = words.map(exactly);
      const found = withAll(plain);
      if (found.count() > 0) return hits(found, plain);

      const loose = words.map(loosely);
      const corrected = words.map((word, i) =>
        plain[i]?.length === 0 ? (loose[i]?.[0]?.entry.word ?? word) : word,
      );
      const correctedText = corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
      const meaningful = loose.filter((matches) => matches.length > 0);
      if (meaningful.length === 0) return hits(Bitset.empty(size), []);
      const similar = withAll(meaningful);
      if (similar.count() > 0) return hits(similar, meaningful, correctedText);
      return hits(productsOf(loose.flat(), size), loose, correctedText);
    },
  };
}
