import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { AddressField } from './details-draft';

/** Codes of a country, and what to say when one is of another form. */
const ZIPCODES: Readonly<Record<string, { form: RegExp; error: SnippetKey }>> = {
  // SA, SD and SS are not given out in the Netherlands.
  NL: { form: /^[1-9]\d{3} ?(?!sa|sd|ss)[a-z]{2}$/i, error: 'headless.checkout.error.zipcodeNL' },
  BE: { form: /^[1-9]\d{3}$/, error: 'headless.checkout.error.zipcodeBE' },
  DE: { form: /^\d{5}$/, error: 'headless.checkout.error.zipcodeDE' },
};

const HOUSE_NUMBER = /^[1-9]\d{0,4}$/;
const ADDITION = /^[\p{L}\d][\p{L}\d /-]{0,9}$/u;

const REQUIRED = {
  country: 'headless.checkout.error.country',
  firstName: 'headless.checkout.error.firstName',
  lastName: 'headless.checkout.error.lastName',
  street: 'headless.checkout.error.street',
  city: 'headless.checkout.error.city',
} as const satisfies Partial<Record<AddressField, SnippetKey>>;

/** Characters that fit, where there is a limit. */
const LONGEST: Partial<Record<AddressField, number>> = { firstName: 50, lastName: 60 };
const LONGEST_TEXT = 200;

function checkZipcode(zipcode: string, country: string): SnippetKey | undefined {
  if (!zipcode) return 'headless.checkout.error.zipcode';
  const rule = ZIPCODES[country];
  return rule && !rule.form.test(zipcode) ? rule.error : undefined;
}

function checkHouseNumber(houseNumber: string): SnippetKey | undefined {
  if (!houseNumber) return 'headless.checkout.error.houseNumber';
  return HOUSE_NUMBER.test(houseNumber) ? undefined : 'headless.checkout.error.houseNumberForm';
}

function checkText(field: AddressField, text: string): SnippetKey | undefined {
  if (!text && field in REQUIRED) return REQUIRED[field as keyof typeof REQUIRED];
  return text.length > (LONGEST[field] ?? LONGEST_TEXT) ? 'headless.checkout.error.tooLong' : undefined;
}

/** What is wrong with a field of an address; `valueOf` gives its other fields. */
export function checkAddressField(
  field: AddressField,
  valueOf: (field: AddressField) => string,
): SnippetKey | undefined {
  const value = valueOf(field);
  if (field === 'zipcode') return checkZipcode(value, valueOf('country'));
  if (field === 'houseNumber') return checkHouseNumber(value);
  if (field === 'addition')
    return !value || ADDITION.test(value) ? undefined : 'headless.checkout.error.addition';
  return checkText(field, value);
}
