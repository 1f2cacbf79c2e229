import type { AddressForm, Country, CustomerAddress } from '@weefsel/api-clients';
import { ADDRESS_FIELDS, type AddressField, type AddressTexts } from '../schema/address-schema';

/** Belgian post writes the word before the number of a box; whoever typed it is left it. */
const withBox = (addition: string, country: string): string =>
  country === 'BE' && addition && !/^(bus|bte|b)\b/i.test(addition) ? `bus ${addition}` : addition;

/** Street, number and what comes behind it: Belgian boxes, Dutch floors (`12 2-hoog`), else the last number counts. */
const FORMS = [
  /^(.*\S)\s+(\d+\S*)\s+bus\s+(.+)$/i,
  /^(.*\S)\s+(\d+)\s+(\d+-\D.*)$/,
  /^(.*\S)\s+(\d+)\s*(.*)$/,
];

/** The fields of an address as the backend keeps it: street, number and addition on one line. */
export function toAddress(texts: AddressTexts, phone: string, countries: readonly Country[]): AddressForm {
  const { firstName, lastName, company, street, houseNumber, addition, zipcode, city } = texts;
  return {
    firstName,
    lastName,
    street: `${street} ${[houseNumber, withBox(addition, texts.country)].filter(Boolean).join(' ')}`,
    zipcode,
    city,
    countryId: countries.find(({ iso }) => iso === texts.country)?.id ?? '',
    ...(company && { company }),
    ...(phone && { phoneNumber: phone }),
  };
}

/** The fields of a known address, for editing. */
export function toFields(address: CustomerAddress): AddressTexts {
  const { street = '', country, additionalAddressLine1, ...known } = address;
  const found = FORMS.map((form) => form.exec(street)).find(Boolean);
  const [, name = street, houseNumber = '', addition = ''] = found ?? [];
  const fields: Partial<Record<AddressField, string | null | undefined>> = {
    ...known,
    country: country?.iso ?? null,
    street: name,
    houseNumber,
    // Accounts used to keep an addition on a line of its own.
    addition: [addition, additionalAddressLine1].filter(Boolean).join(' '),
  };
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field] ?? ''])) as AddressTexts;
}
