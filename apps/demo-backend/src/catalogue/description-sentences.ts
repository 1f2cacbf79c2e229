import { FITS, type Fit } from '@weefsel/drawings';
import * as v from 'valibot';
import { readAssortment } from './read-assortment.ts';

const lines = v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one line'));

/** How a cut falls, and which advice goes with it. */
const fit = v.strictObject({ says: lines, advice: v.string() });

/**
 * The sentences of product texts. `{deze}` is the product, capitalised where the sentence begins with it; `{is|zijn}`
 * follows its number.
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
      /** By category, or by the one above it. */
      partners: v.record(v.string(), lines),
    }),
  }),
);

export interface FitLines {
  says: readonly string[];
  advice: readonly string[];
}

/** What is said of a cut: how it falls, and which size to take; none where nothing is written. */
export function linesOfFit(name: Fit): FitLines | undefined {
  const found = SENTENCES.fits[name];
  return found && { says: found.says, advice: SENTENCES.advice[found.advice] ?? [] };
}

/** With what goods of a category are worn. */
export const partnersIn = (category: string): readonly string[] =>
  SENTENCES.combinations.partners[category] ??
  SENTENCES.combinations.partners[category.split('/')[0] ?? ''] ??
  [];
