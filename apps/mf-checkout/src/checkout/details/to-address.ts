import type { AddressForm, Country, CustomerAddress } from '@weefsel/api-clients';
import {
  ADDRESS_FIELDS,
  valueOf,
  type AddressField,
  type AddressUse,
  type DetailsDraft,
} from './details-draft';

/** Dutch postcodes are written with a space and capitals. */
const tidyZipcode = (zipcode: string): string =>
  /^\d{4} ?[a-z]{2}$/i.test(zipcode) ? `${zipcode.slice(0, 4)} ${zipcode.slice(-2).toUpperCase()}` : zipcode;

/** The fields of an address as the backend keeps it: street, number and addition on one line. */
export function toAddress(draft: DetailsDraft, use: AddressUse, countries: readonly Country[]): AddressForm {
  const of = (field: AddressField) => valueOf(draft, `${use}.${field}`);
  const company = of('company');
  const phoneNumber = valueOf(draft, 'phone');
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    street: `${of('street')} ${[of('houseNumber'), of('addition')].filter(Boolean).join(' ')}`,
    zipcode: tidyZipcode(of('zipcode')),
    city: of('city'),
    countryId: countries.find(({ iso }) => iso === of('country'))?.id ?? '',
    ...(company && { company }),
    ...(phoneNumber && { phoneNumber }),
  };
}

/** The fields for an address that the backend knows, to go on typing in. */
export function toFields(address: CustomerAddress): Record<AddressField, string> {
  const { street = '', country, ...known } = address;
  const [, name = street, houseNumber = '', addition = ''] = /^(.*\S)\s+(\d+)\s*(.*)$/.exec(street) ?? [];
  const found: Partial<Record<AddressField, string | null | undefined>> = {
    ...known,
    country: country?.iso ?? null,
    street: name,
    houseNumber,
    addition,
  };
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, found[field] ?? ''])) as Record<
    AddressField,
    string
  >;
}

/** An address on one line, with its country. */
export const addressLine = ({
  street,
  zipcode,
  city,
  country,
}: Pick<CustomerAddress, 'street' | 'zipcode' | 'city' | 'country'>) =>
  [street, [zipcode, city].filter(Boolean).join(' '), country?.translated?.name ?? country?.name]
    .filter(Boolean)
    .join(', ');
