import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';
import * as v from 'valibot';
import { formed, required } from './field-rules';

/** Codes of a country by its ISO code, and what to say when one is of another form. */
const ZIPCODES: Readonly<Record<string, { form: RegExp; error: SnippetKey }>> = {
  // SA, SD and SS are not given out in the Netherlands.
  NL: { form: /^[1-9]\d{3} ?(?!sa|sd|ss)[a-z]{2}$/i, error: 'headless.form.error.zipcodeNL' },
  BE: { form: /^[1-9]\d{3}$/, error: 'headless.form.error.zipcodeBE' },
  DE: { form: /^\d{5}$/, error: 'headless.form.error.zipcodeDE' },
};

const MISSING = 'headless.form.error.zipcode';

/** What to say of a postcode that does not fit its country; nothing special for countries whose codes we do not know. */
export const zipcodeError = (country: string): SnippetKey | undefined => ZIPCODES[country]?.error;

/** `3511nr` as it stands on an envelope: `3511 NR`. Other countries' codes stay as they were typed. */
const tidy = (zipcode: string): string =>
  /^\d{4} ?[a-z]{2}$/i.test(zipcode) ? `${zipcode.slice(0, 4)} ${zipcode.slice(-2).toUpperCase()}` : zipcode;

/** A postcode of a country, by its ISO code; any one where we do not know their form. */
export function zipcode(country: string) {
  const known = ZIPCODES[country];
  const rule = known ? formed(MISSING, known.form, known.error) : required(MISSING);
  return v.pipe(rule, v.transform(tidy));
}
