import * as v from 'valibot';
import { DETAILS, SLEEVES, type Detail, type SleeveLength } from '@weefsel/drawings';
import { readAssortment } from './read-assortment.ts';
import type { Random } from './random.ts';

/** Places on a garment; two details of one product never share a place. */
const PLACES = [
  'neck',
  'sleeves',
  'closure',
  'pockets',
  'waist',
  'front',
  'hem',
  'back',
  'trim',
  'sole',
  'strap',
  'shape',
] as const;

const written = readAssortment(
  'details',
  v.record(
    v.picklist(DETAILS, 'is nothing that can be drawn'),
    v.strictObject({
      /** Words in a title or text; singular ones start with `een`: `een opstaande kraag`. */
      words: v.pipe(v.string(), v.minLength(1)),
      place: v.picklist(PLACES),
      /** Only with sleeves of these lengths. */
      sleeves: v.optional(v.array(v.picklist(SLEEVES))),
    }),
  ),
);

/** @throws Error when details.json does not have it. */
function detailNamed(detail: Detail) {
  const found = written[detail];
  if (!found) throw new Error(`details.json does not say what a ${detail} is called.`);
  return found;
}

/** Words for a detail: `een opstaande kraag`. */
export const wordsFor = (detail: Detail): string => detailNamed(detail).words;

/** Chooses one or two details that match each other and the sleeves; none without candidates. */
export function chooseDetails(
  details: readonly Detail[],
  sleeve: SleeveLength | undefined,
  random: Random,
): Detail[] {
  const fitting = details.filter((detail) => {
    const { sleeves } = detailNamed(detail);
    return !sleeves || !sleeve || sleeves.includes(sleeve);
  });
  const [first, ...others] = random.sample(fitting, fitting.length);
  if (first === undefined) return [];
  const second = others.find((other) => detailNamed(other).place !== detailNamed(first).place);
  return second === undefined ? [first] : [first, second];
}
