import {
  DETAILS,
  FABRICS,
  FITS,
  GARMENTS,
  PATTERNS,
  SLEEVES,
  type GarmentDescription,
} from '@weefsel/drawings';
import * as v from 'valibot';
import { RUNS } from './reviews/create-fit.ts';
import type { Gender } from './types.ts';

const some = <const Words extends readonly string[]>(words: Words, what: string) =>
  v.optional(v.pipe(v.array(v.picklist(words, `is no ${what}`)), v.minLength(1)));

/** Values of a garment, per property. Categories are paths below the gender: `kleding`, `kleding/jurken`. */
const values = v.strictObject({
  gender: some(['dames', 'heren'], 'gender'),
  category: v.optional(v.array(v.string())),
  garment: some(GARMENTS, 'garment that can be drawn'),
  fabric: some(FABRICS, 'fabric that can be drawn'),
  pattern: some(PATTERNS, 'pattern that can be drawn'),
  sleeve: some(SLEEVES, 'length of sleeves'),
  cut: some(FITS, 'cut that can be drawn'),
  details: some(DETAILS, 'detail that can be drawn'),
  runs: some(RUNS, 'fit by the reviews'),
  /** Least time between arrival and review. */
  age: some(['weeks', 'months'], 'age'),
  sold: some(['on sale', 'in colours'], 'way of selling'),
});

type Values = v.InferOutput<typeof values>;

/** Properties of one garment; several details, one of all else. */
export type GarmentFacts = { [Property in keyof Values]?: Values[Property] };

/** Properties of a garment from its description; the category is a path below the gender. */
export function factsOf(gender: Gender, category: string, made: GarmentDescription): GarmentFacts {
  const { garment, fabric, pattern, fit, sleeve, details = [] } = made;
  return {
    gender: [gender],
    category: [category],
    garment: [garment],
    fabric: fabric ? [fabric] : [],
    pattern: pattern ? [pattern] : [],
    cut: fit ? [fit] : [],
    sleeve: sleeve ? [sleeve] : [],
    details: [...details],
  };
}

const words = v.pipe(v.string(), v.minLength(1));

/** Words for all garments, or for some only. */
export const phrase = v.union([
  words,
  v.strictObject({
    say: v.union([words, v.array(words)]),
    /** Required: one of the values of every property. */
    only: v.optional(values),
    /** Forbidden: any of the values of any property. */
    not: v.optional(values),
  }),
]);

export const phrases = v.pipe(v.array(phrase), v.minLength(1, 'must have at least one line'));

export type Phrases = v.InferOutput<typeof phrases>;

/** All words, of any condition. */
export const allPhrases = (all: Phrases): readonly string[] =>
  all.flatMap((one) => (typeof one === 'string' ? one : one.say));

/** For each named property, true when the garment has one of its values. */
function matches(named: Values, facts: GarmentFacts): boolean[] {
  return Object.entries(named).map(([property, wanted]) => {
    const own = facts[property as keyof Values] ?? [];
    return (wanted ?? []).some((one) =>
      own.some((value) => value === one || (property === 'category' && value.startsWith(`${one}/`))),
    );
  });
}

/** The words that apply to a garment. */
export const phrasesFor = (all: Phrases, facts: GarmentFacts): readonly string[] =>
  all.flatMap((one) => {
    if (typeof one === 'string') return one;
    const { say, only = {}, not = {} } = one;
    return matches(only, facts).includes(false) || matches(not, facts).includes(true) ? [] : say;
  });
