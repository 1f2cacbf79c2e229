import { locale } from '@weefsel/contracts';
import * as v from 'valibot';
import { phone } from '../phone/phone-rule';
import { formatPostcode } from './format-postcode';
import { email, formed, line, optional, optionallyFormed, required } from './field-rules';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';

/** Postcode format of a country by ISO code, with its error message. */
const ZIPCODES: Readonly<Record<string, { form: RegExp; error: SnippetKey }>> = {
  // The Netherlands does not issue SA, SD and SS.
  NL: { form: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, error: 'headless.form.error.zipcodeNL' },
  BE: { form: /^[1-9]\d{3}$/, error: 'headless.form.error.zipcodeBE' },
  DE: { form: /^\d{5}$/, error: 'headless.form.error.zipcodeDE' },
};

const MISSING = 'headless.form.error.zipcode';

/** Error message for a country's postcode; undefined for unknown formats. */
export const zipcodeError = (country: string): SnippetKey | undefined => ZIPCODES[country]?.error;

/** Schema of a country's postcode; any text for unknown formats. */
function zipcode(country: string) {
  const known = ZIPCODES[country];
  if (!known) return required(MISSING);
  return v.pipe(
    line(),
    v.transform((text) => formatPostcode(text, country)),
    v.nonEmpty(MISSING),
    v.regex(known.form, known.error),
  );
}

/** ISO code of the default country. */
export const HOME_COUNTRY = locale.country;

/** House number, with an optional letter: `12a`. */
export const HOUSE_NUMBER = /^[1-9]\d{0,4} ?[a-z]?$/i;
/** Addition after a house number: `2-hoog`, `bus 4`, or `-14` of 12 to 14. */
export const ADDITION = /^$|^[/-]?[\p{L}\d][\p{L}\d ./-]{0,9}$/u;

/** Schema of the contact data of a shopper without an account. */
export const contactSchema = (country: string = HOME_COUNTRY) =>
  v.object({ email: email(), phone: phone(country) });

/** Schema of first and last name, within the length limits of the commerce backend. */
export const nameSchema = v.object({
  firstName: required('headless.form.error.firstName', 50),
  lastName: required('headless.form.error.lastName', 60),
});

/** Schema of a typed address in a country (ISO code). The order of its fields is that of the form. */
export const addressSchema = (country: string = HOME_COUNTRY) =>
  v.object({
    ...nameSchema.entries,
    company: optional(),
    country: required('headless.form.error.country'),
    zipcode: zipcode(country),
    houseNumber: formed(
      'headless.form.error.houseNumber',
      HOUSE_NUMBER,
      'headless.form.error.houseNumberForm',
    ),
    addition: optionallyFormed(ADDITION, 'headless.form.error.addition'),
    street: required('headless.form.error.street'),
    city: required('headless.form.error.city'),
  });

export type AddressTexts = v.InferOutput<ReturnType<typeof addressSchema>>;
export type AddressField = keyof AddressTexts;

/** Address fields in the order of the form. */
export const ADDRESS_FIELDS = Object.keys(addressSchema().entries) as AddressField[];
