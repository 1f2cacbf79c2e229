import type { Product } from '../../catalogue/types.ts';
import { stemOf, wordsOf } from './dutch-words.ts';

const NOT = String.raw`(?<![\p{L}\p{N}])(?:zonder|geen|niet|without|no|not)(?: (?:een|van|met|in|het))?`;
const THING = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]+`;
const NEGATION = new RegExp(String.raw`${NOT} (${THING}(?: (?:en|of|and|or) ${THING}(?= |$))*)`, 'giu');
const MIN_BEGINNING = 3;

/** A text taken apart: what is looked for, and what is not wanted. */
export interface Wish {
  text: string;
  /** As it was typed: `zonder capuchon`. */
  phrases: readonly string[];
  /** Folded words of things that are not wanted. */
  unwanted: readonly string[];
}

/** Reads `zonder capuchon`, `geen rits of knopen` out of a text. */
export function readWish(text: string): Wish {
  const found = [...text.matchAll(NEGATION)];
  return {
    text: text.replace(NEGATION, ' '),
    phrases: found.map(([phrase]) => phrase.toLowerCase()),
    unwanted: found.flatMap(([, things = '']) => [...wordsOf(things.replace(/-/g, ''))]),
  };
}

/** A long vowel is written once in an open syllable: `knopen` is `knoop`. */
const withLongVowel = (stem: string): string => stem.replace(/([aeou])([^aeiou])$/, '$1$1$2');

/** Beginnings and endings by which a word of a text names the thing: `rits` is in `ritszakken` and `deelrits`. */
function formsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return [...new Set([word, stem, withLongVowel(stem)])].filter((form) => form.length >= MIN_BEGINNING);
}

const said = new WeakMap<Product, ReadonlySet<string>>();

/** All words that are said about a product. A description is only written where somebody excludes something. */
function wordsAbout(product: Product): ReadonlySet<string> {
  let words = said.get(product);
  if (!words) {
    const texts = [product.name, product.description, ...product.details].map((text) =>
      text.replace(/-/g, ''),
    );
    said.set(product, (words = new Set(texts.flatMap((text) => [...wordsOf(text)]))));
  }
  return words;
}

/** Whether anything that is said about a product names the thing. */
export function isSaidOf(product: Product, word: string): boolean {
  const forms = formsOf(word);
  for (const about of wordsAbout(product))
    if (forms.some((form) => about.startsWith(form) || about.endsWith(form))) return true;
  return false;
}
