import { validate as isBelgian } from 'stdnum/lib/cjs/be/vat';
import { validate as isGerman } from 'stdnum/lib/cjs/de/vat';
// eslint-disable-next-line no-restricted-syntax -- a folder of the library
import { validate as isDutch } from 'stdnum/lib/cjs/nl/btw';
import type { VatQuestion } from '@weefsel/api-clients';

/** How a country writes its numbers, and how it reckons their check digits. */
const COUNTRIES: Readonly<Record<string, { form: RegExp; isSum: (number: string) => { isValid: boolean } }>> =
  {
    // Of companies a modulus 11, as of old; of people who work alone, since 2020, a modulus 97 over the whole number.
    NL: { form: /^NL\d{9}B\d{2}$/, isSum: isDutch },
    BE: { form: /^BE[01]\d{9}$/, isSum: isBelgian },
    DE: { form: /^DE[1-9]\d{8}$/, isSum: isGerman },
  };

/** Whether a number can be one of its country: its form and its check digits. True where we know neither. */
export function isVatForm({ country, number }: VatQuestion): boolean {
  const known = COUNTRIES[country];
  return !known || (known.form.test(number) && known.isSum(number).isValid);
}
