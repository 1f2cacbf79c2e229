import type { Product } from '../../catalogue/types.ts';
import { Bitset } from '../engine/bitset.ts';
import type { CategoryIndex } from '../engine/category-index.ts';
import { wordsOf } from './dutch-words.ts';
import { Vocabulary } from './vocabulary.ts';
import type { Match, Weight } from './vocabulary.ts';

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

/** Best weight times quality per word, summed over the words, in tenths. */
function scoresOf(reading: Reading, size: number): Uint16Array {
  const total = new Uint16Array(size);
  for (const matches of reading) {
    const best = new Uint8Array(size);
    for (const { entry, quality } of matches)
      for (const [weight, members] of entry.products) {
        const score = Math.round(weight * quality * STEPS);
        members.forEach((position) => {
          if (score > (best[position] ?? 0)) best[position] = score;
        });
      }
    best.forEach((score, position) => (total[position] = (total[position] ?? 0) + score));
  }
  return total;
}

function rankBy(reading: Reading, wanted: Bitset, standard: ArrayLike<number>): readonly number[] {
  const scores = scoresOf(reading, standard.length);
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

function fill(vocabulary: Vocabulary, products: readonly Product[], categories: CategoryIndex): void {
  products.forEach((product, position) => {
    const add = (text: string | null, weight: Weight, isKind = false): void => {
      for (const word of wordsOf(text ?? '')) vocabulary.add(word, position, weight, isKind);
    };
    add(product.brand.name, 3);
    const squeezed = wordsOf(product.brand.name).join('');
    if (squeezed) vocabulary.add(squeezed, position, 3, false);
    add(product.garment, 3, true);
    for (const { id } of product.categories) {
      const node = categories.find(id);
      for (const { category } of node ? categories.lineage(node) : [])
        if (category.level > 0) add(category.name, category.id === id ? 3 : 2, true);
    }
    add(product.name, 2, true);
    add(product.gender, 2);
    for (const colour of product.colours) add(colour.name, 2);
    for (const detail of [product.material, product.pattern, product.fit, product.season, product.sleeve])
      add(detail, 1);
  });
  vocabulary.close();
}

/**
 * Text search as a funnel that stops at the first step with hits: article number, then all words (stemmed,
 * synonyms, compounds, beginnings), then all words with typing errors allowed, then any of the words.
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
    const exact = exactly(word);
    return exact.length > 0 ? exact : vocabulary.spelledLike(word);
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
        (plain[i]?.length ?? 0) > 0 ? word : (loose[i]?.[0]?.entry.word ?? word),
      );
      const correctedText = corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
      const similar = withAll(loose);
      if (similar.count() > 0) return hits(similar, loose, correctedText);
      return hits(productsOf(loose.flat(), size), loose, correctedText);
    },
  };
}
