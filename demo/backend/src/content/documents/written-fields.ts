import * as v from 'valibot';
import { GARMENTS, PATTERNS } from '@weefsel/drawings';
import { COLOUR_NAMES } from '../../catalogue/colours.ts';

/** A day, `yyyy-mm-dd`. */
export const day = v.pipe(v.string(), v.isoDate('must be a day, as 2026-11-23 is'));

/** A worn garment: `blazer Antraciet krijtstreep`; plain without a pattern. */
const worn = v.pipe(
  v.string(),
  v.transform((words): (string | undefined)[] => words.split(' ')),
  v.strictTuple([
    v.picklist(GARMENTS, `there is no such garment; there are ${GARMENTS.join(', ')}`),
    v.picklist(COLOUR_NAMES, `there is no such colour; there are ${COLOUR_NAMES.join(', ')}`),
    v.optional(v.picklist(PATTERNS, `there is no such pattern; there are ${PATTERNS.join(', ')}`)),
  ]),
);

/** Garments on a picture. */
export const wear = v.pipe(v.array(worn), v.minLength(1, 'must name at least one garment'));
