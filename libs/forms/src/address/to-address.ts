import type { AddressForm, Country, CustomerAddress } from '@weefsel/api-clients';
import { ADDRESS_FIELDS, type AddressField, type AddressTexts } from '../schema/address-schema';

/** The fields of an address as the backend keeps it: street, number and addition on one line. */
export function toAddress(texts: AddressTexts, phone: string, countries: readonly Country[]): AddressForm {
  const { firstName, lastName, company, street, houseNumber, addition, zipcode, city } = texts;
  return {
    firstName,
    lastName,
    street: `${street} ${[houseNumber, addition].filter(Boolean).join(' ')}`,
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
  const [, name = street, houseNumber = '', addition = ''] = /^(.*\S)\s+(\d+)\s*(.*)$/.exec(street) ?? [];
  const found: Partial<Record<AddressField, string | null | undefined>> = {
    ...known,
    country: country?.iso ?? null,
    street: name,
    houseNumber,
    // Accounts used to keep an addition on a line of its own.
    addition: [addition, additionalAddressLine1].filter(Boolean).join(' '),
  };
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, found[field] ?? ''])) as AddressTexts;
}
