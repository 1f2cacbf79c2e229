import type { AddressForm, Country, CustomerAddress } from '@weefsel/api-clients';
import { ADDRESS_FIELDS, HOME_COUNTRY, type AddressField, type AddressTexts } from '../schema/address-schema';
import { fromStreetLine, toStreetLine, type StreetParts } from './street-line';

/**
 * Custom fields of an address for the parts of its street line: `Amstelkade 17 2-hoog` was split before `2`. A stock
 * Shopware drops them, and then the line is split.
 */
const KEPT = { street: 'nd_street', houseNumber: 'nd_house_number', addition: 'nd_addition' } as const;

/** The parts as typed, if the backend stored them and they still match the line. */
function keptParts({ customFields, street }: CustomerAddress, country: string): StreetParts | undefined {
  const kept = (name: keyof typeof KEPT): string => {
    const value = customFields?.[KEPT[name]];
    return typeof value === 'string' ? value : '';
  };
  const parts = { street: kept('street'), houseNumber: kept('houseNumber'), addition: kept('addition') };
  return parts.street && toStreetLine(parts, country) === street ? parts : undefined;
}

/**
 * Converts an address for the backend. Street, number and addition form one line, and are stored separately in custom
 * fields.
 */
export function toAddress(texts: AddressTexts, phone: string, countries: readonly Country[]): AddressForm {
  const { firstName, lastName, company, street, houseNumber, addition, zipcode, city } = texts;
  return {
    firstName,
    lastName,
    street: toStreetLine(texts, texts.country),
    customFields: {
      [KEPT.street]: street,
      [KEPT.houseNumber]: houseNumber,
      [KEPT.addition]: addition,
    },
    zipcode,
    city,
    countryId: countries.find(({ iso }) => iso === texts.country)?.id ?? '',
    ...(company && { company }),
    ...(phone && { phoneNumber: phone }),
  };
}

/** The fields of a known address, for editing. */
export function toFields(address: CustomerAddress): AddressTexts {
  const { street: line = '', country, additionalAddressLine1, customFields: _, ...known } = address;
  const iso = country?.iso ?? HOME_COUNTRY;
  const { street, houseNumber, addition } = keptParts(address, iso) ?? fromStreetLine(line, iso);
  const fields: Partial<Record<AddressField, string | null | undefined>> = {
    ...known,
    country: country?.iso ?? null,
    street,
    houseNumber,
    // Accounts used to store an addition on a separate line.
    addition: [addition, additionalAddressLine1].filter(Boolean).join(' '),
  };
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field] ?? ''])) as AddressTexts;
}
