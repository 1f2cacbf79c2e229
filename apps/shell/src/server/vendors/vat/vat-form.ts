import { validate as isBelgian } from 'stdnum/lib/cjs/be/vat';
import { validate as isGerman } from 'stdnum/lib/cjs/de/vat';
// eslint-disable-next-line no-restricted-syntax -- a folder of the library
import { validate as isDutch } from 'stdnum/lib/cjs/nl/btw';
import type { VatQuestion } from '@weefsel/api-clients';

/** Format and check digits of a country's numbers. */
const COUNTRIES: Readonly<Record<string, { form: RegExp; isSum: (number: string) => { isValid: boolean } }>> =
  {
    // Companies: modulus 11. Sole traders since 2020: modulus 97 over the whole number.
    NL: { form: /^NL\d{9}B\d{2}$/, isSum: isDutch },
    BE: { form: /^BE[01]\d{9}$/, isSum: isBelgian },
    DE: { form: /^DE[1-9]\d{8}$/, isSum: isGerman },
  };

/** True when a number fits the format and check digits of its country. True for countries without known rules. */
export function isVatForm({ country, number }: VatQuestion): boolean {
  const known = COUNTRIES[country];
  return !known || (known.form.test(number) && known.isSum(number).isValid);
}
