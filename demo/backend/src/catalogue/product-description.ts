import type { Fit } from '@weefsel/drawings';
import { partnersIn, SENTENCES } from './description-sentences.ts';
import { careFor, fabricNamed } from './fabrics.ts';
import { factsOf, phrasesFor, type Phrases } from './phrases.ts';
import type { NameParts } from './product-name.ts';
import { fitOfProduct } from './reviews/create-reviews.ts';
import type { Product } from './types.ts';

/** Facts for a product text beside those in its name. */
export interface TextParts extends NameParts {
  brand: string;
  /** The drawn cut. */
  cut: Fit;
  /** At most one detail that no picture shows: `een ritsvak binnenin`. */
  unseen: Phrases;
}

/** A sentence with all choices for its form and its words. */
export interface Draft {
  forms: readonly string[];
  words: Readonly<Record<string, readonly string[]>>;
  /** True when it is left out rather than like those of its neighbours. */
  optional: boolean;
}

/** All pairs of facts, in both orders. */
const pairsOf = (facts: readonly string[]): readonly string[] =>
  facts.flatMap((first) => facts.flatMap((second) => (first === second ? [] : `${first} en ${second}`)));

/** The sentences of a product text, in order. */
export function draftsOf(seed: number, product: Product, parts: TextParts): readonly Draft[] {
  const { kind, details, unseen } = parts;
  const fit = fitOfProduct(seed, product);
  const facts = { ...factsOf(kind.gender, kind.category, product.made), runs: fit === 'mixed' ? [] : [fit] };
  const says = (all: Phrases = []) => phrasesFor(all, facts);
  const { openings, cloth, fits, advice, sizing, combinations } = SENTENCES;
  const draft = (forms: Phrases, words: Draft['words'], optional = true): Draft => ({
    forms: says(forms),
    words,
    optional,
  });
  return [
    draft(openings, {}, false),
    draft(cloth, { feiten: pairsOf(says(fabricNamed(parts.fabric).facts)) }, false),
    draft(SENTENCES.details, { details: pairsOf(details) }, false),
    draft(SENTENCES.unseen, { details: says(unseen) }),
    draft(sizing, {
      zegt: kind.category.startsWith('kleding') ? says(fits[parts.cut]) : [],
      advies: fit === 'mixed' ? [] : says(advice[fit]),
    }),
    draft(combinations.forms, {
      erbij: says(partnersIn(kind.category)),
      waar: says(combinations.occasions),
    }),
  ];
}

/** Washing instructions of the cloth. */
export const careOf = (parts: NameParts): readonly string[] => careFor(fabricNamed(parts.fabric));
