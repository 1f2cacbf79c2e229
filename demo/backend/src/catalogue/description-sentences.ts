import { FITS } from '@weefsel/drawings';
import * as v from 'valibot';
import { phrases } from './phrases.ts';
import { readAssortment } from './read-assortment.ts';

/** Garments that others combine with, by category or by its parent. */
const partners = v.record(v.string(), phrases);

/**
 * Sentences of product texts. `{deze}` is the product by its noun, `{de}` the noun with its article; `{hij}` and `{hem}`
 * are its pronouns. `{is|zijn}` agrees with its number; capitals stay: `{Deze}`.
 */
export const SENTENCES = readAssortment(
  'sentences',
  v.strictObject({
    openings: phrases,
    cloth: phrases,
    details: phrases,
    unseen: phrases,
    /** The fall of a cut. */
    fits: v.record(v.picklist(FITS, 'is no cut that can be drawn'), phrases),
    /** Size advice, by the fit according to buyers. */
    advice: v.strictObject({ small: phrases, true: phrases, large: phrases }),
    sizing: phrases,
    combinations: v.strictObject({ forms: phrases, occasions: phrases, partners }),
  }),
);

/** Garments that goods of a category combine with. */
export const partnersIn = (category: string) =>
  SENTENCES.combinations.partners[category] ??
  SENTENCES.combinations.partners[category.split('/')[0] ?? ''] ??
  [];
