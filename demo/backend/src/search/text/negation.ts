import type { Product } from '../../catalogue/types.ts';
import { stemOf, wordsOf } from './dutch-words.ts';

/** `niet te duur` excludes nothing. */
const NOT_WORD = String.raw`(?:zonder|geen|niet(?! (?:te|al|zo|duur|meer)(?!\p{L}))|without|no|not)(?![\p{L}\p{N}])`;
const NOT = String.raw`(?<![\p{L}\p{N}])${NOT_WORD}(?: (?:een|van|met|in|het))?`;
const THING = String.raw`(?!${NOT_WORD})[\p{L}\p{N}][\p{L}\p{N}-]+`;
const NEGATION = new RegExp(String.raw`${NOT} (${THING}(?: (?:en|of|and|or) ${THING}(?= |$))*)`, 'giu');
const MIN_BEGINNING = 3;

/** A search text, split into the wanted text and the unwanted things. */
export interface Wish {
  text: string;
  /** As typed: `zonder capuchon`. */
  phrases: readonly string[];
  /** Folded words of unwanted things. */
  unwanted: readonly string[];
}

/** Extracts `zonder capuchon`, `geen rits of knopen` from a text. */
export function readWish(text: string): Wish {
  const found = [...text.matchAll(NEGATION)];
  return {
    text: text.replace(NEGATION, ' '),
    phrases: found.map(([phrase]) => phrase.toLowerCase()),
    unwanted: found.flatMap(([, things = '']) => [...wordsOf(things.replace(/-/g, ''))]),
  };
}

/** An open syllable has a single letter for a long vowel: `knopen` is `knoop`. */
const withLongVowel = (stem: string): string => stem.replace(/([aeou])([^aeiou])$/, '$1$1$2');

/** Forms that begin or end words for the same thing: `rits` in `ritszakken` and `deelrits`. */
function formsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return [...new Set([word, stem, withLongVowel(stem)])].filter((form) => form.length >= MIN_BEGINNING);
}

const said = new WeakMap<Product, ReadonlySet<string>>();

/** All words in the texts of a product, without its lining. Read only when a shopper excludes something. */
function wordsAbout(product: Product): ReadonlySet<string> {
  let words = said.get(product);
  if (!words) {
    const [outside = ''] = product.material.split('voering');
    const texts = [product.name, product.description, ...product.details, outside].map((text) =>
      text.replace(/-/g, ''),
    );
    said.set(product, (words = new Set(texts.flatMap((text) => [...wordsOf(text)]))));
  }
  return words;
}

/** True when any text of a product names the thing. */
export function isSaidOf(product: Product, word: string): boolean {
  const forms = formsOf(word);
  for (const about of wordsAbout(product))
    if (forms.some((form) => about.startsWith(form) || about.endsWith(form))) return true;
  return false;
}
