import { plainText } from '@weefsel/contracts';
import type { ListingState } from '../../listing/address/listing-state';
import { baseForms } from './base-forms';
import { hidePhrases } from './hidden-phrases';
import { type Lexicon, toLexicon, toPhrase } from './lexicon';
import { withDigits } from './number-words';
import { readDepartment } from './read-department';
import { readPrice } from './read-price';
import { readSize } from './read-size';
import { readSort } from './read-sort';
import { readValues } from './read-values';
import type { ShopFacets } from './shop-facets';
import { leftOf } from './phrase-mark';
import { isAnything, nothingOf, type Understanding, withUnderstood } from './understood';

/** Filler phrases without meaning: `ik zoek een …`. */
const FILLS =
  /(?<!\p{L})(?:ik (?:zoek|wil)|op zoek naar|te koop|kopen|bestellen|online|graag|show me|looking for)(?!\p{L})/gu;

/** A shoe size implies shoes, unless the text names them already. */
const SHOE_SIZE = /(?<!\p{L})schoenma(?:at|ten)(?= \d)/gu;
const SHOES = /(?<!\p{L})(?:schoenen|sneakers?|laar[sz]|boots)/u;
const withShoes = (text: string): string =>
  text.replace(SHOE_SIZE, SHOES.test(text.replace(SHOE_SIZE, '')) ? 'maat' : 'schoenen maat');

const lexicons = new WeakMap<ShopFacets, Lexicon>();

function lexiconOf(shop: ShopFacets): Lexicon {
  const known = lexicons.get(shop) ?? toLexicon(shop);
  lexicons.set(shop, known);
  return known;
}

/** True when a facet has a value for an exclusion: `zonder mouwen` is `Mouwloos`. */
const isValue = (lexicon: Lexicon, negation: string): boolean => {
  const words = toPhrase(negation).split(' ');
  return baseForms(words.at(-1) ?? '').some((form) => lexicon.has([...words.slice(0, -1), form].join(' ')));
};

/** One pass over a search text. */
function readOnce(state: ListingState, shop: ShopFacets, lexicon: Lexicon): Understanding | undefined {
  const typed = plainText(state.text).replace(/\s+/g, ' ').trim();
  const kept = hidePhrases(typed, (negation) => isValue(lexicon, negation));
  const understood = nothingOf(withDigits(withShoes(kept.text)));
  readSize(understood, shop, 'named');
  readPrice(understood, shop);
  readSize(understood, shop, 'bare');
  readSort(understood, shop);
  if (state.category === undefined) readDepartment(understood, shop);
  readValues(understood, lexicon);
  if (!isAnything(understood)) return undefined;
  const left = leftOf(kept.restore(understood.text.replace(FILLS, ' ')));
  return withUnderstood(state, left, understood);
}

/** Each pass removes words, which may bring two others together. */
const MOST_READINGS = 8;

/**
 * The facet values that a search text chooses, with the words left to search for. Undefined when nothing was
 * understood. The rest contains no further choices: a filter removed by the shopper stays removed. The name of a brand
 * alone stays text, because the brand has a page.
 */
export function understand(state: ListingState, shop: ShopFacets): Understanding | undefined {
  const lexicon = lexiconOf(shop);
  if (lexicon.get(toPhrase(state.text))?.of === 'brand') return undefined;
  let understood: Understanding | undefined;
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const next = readOnce(understood ?? state, shop, lexicon);
    if (!next) break;
    understood = next;
  }
  return understood;
}
