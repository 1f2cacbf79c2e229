import { FITS, type Fit } from '@weefsel/drawings';
import * as v from 'valibot';
import { readAssortment } from './read-assortment.ts';

const lines = v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one line'));

/** Sentences on the fall of a cut, with the name of its advice. */
const fit = v.strictObject({ says: lines, advice: v.string() });

/**
 * Sentences of product texts. `{deze}` is the product, and `{Deze}` the same capitalised. `{is|zijn}` agrees with its
 * number.
 */
export const SENTENCES = readAssortment(
  'sentences',
  v.strictObject({
    openings: lines,
    cloth: lines,
    details: lines,
    unseen: lines,
    fits: v.record(v.picklist(FITS, 'is no cut that can be drawn'), fit),
    advice: v.record(v.string(), lines),
    combinations: v.strictObject({
      forms: lines,
      occasions: lines,
      /** By category or by its parent. */
      partners: v.record(v.string(), lines),
    }),
  }),
);

export interface FitLines {
  says: readonly string[];
  advice: readonly string[];
}

/** Sentences about a cut: its fall and its size advice; undefined when none are written. */
export function linesOfFit(name: Fit): FitLines | undefined {
  const found = SENTENCES.fits[name];
  return found && { says: found.says, advice: SENTENCES.advice[found.advice] ?? [] };
}

/** Garments that goods of a category combine with. */
export const partnersIn = (category: string): readonly string[] =>
  SENTENCES.combinations.partners[category] ??
  SENTENCES.combinations.partners[category.split('/')[0] ?? ''] ??
  [];
