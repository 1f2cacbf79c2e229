import type { FormSchema } from '@weefsel/forms/schema';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import * as v from 'valibot';
import { isPlausible, type Measure } from '../tables/measure';
import { readIn, type Unit } from './units';

/** Error text of implausible measures; it contains the limits. */
export const WRONG = 'headless.sizes.wrong' satisfies SnippetKey;
const NONE: SnippetKey = 'headless.sizes.none';

const isMeasure = (measure: Measure, unit: Unit) => (text: string) => {
  const cm = readIn(unit, text);
  return text === '' || (cm !== undefined && isPlausible(measure, cm));
};

/** Schema of the form: at least one measure is required. */
export function measuresSchema(
  measures: readonly Measure[],
  unit: Unit,
  typed: Partial<Record<string, string>>,
): FormSchema<Measure> {
  const isEmpty = measures.every((measure) => !typed[measure]?.trim());
  const rules = measures.map((measure, place) => [
    measure,
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text: string) => !(isEmpty && place === 0) || text !== '', NONE),
      v.check(isMeasure(measure, unit), WRONG),
    ),
  ]);
  return v.object(Object.fromEntries(rules)) as FormSchema<Measure>;
}
