import * as v from 'valibot';
import { readAssortment } from './read-assortment.ts';

const lines = v.array(v.string());

const sentences = readAssortment(
  'sentences',
  v.strictObject({
    fits: v.record(v.string(), lines),
    combinations: v.record(v.string(), lines),
    generalCombinations: lines,
  }),
);

/** What the shop says about how a fit falls. */
export const FIT_SENTENCES: Readonly<Record<string, readonly string[]>> = sentences.fits;

/** With what or when to wear it, by category or by the category above it. */
export const COMBINATIONS: Readonly<Record<string, readonly string[]>> = sentences.combinations;

export const GENERAL_COMBINATIONS: readonly string[] = sentences.generalCombinations;
