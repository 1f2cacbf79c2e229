import { COUNTRIES } from '../commerce/context/reference-data.ts';
import type { AddressRow } from '../database/rows.ts';

/** An address in one sentence, with its company, name and country. */
export const addressWords = (address: AddressRow): string =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.zipcode ?? ''} ${address.city}`.trim(),
    COUNTRIES.find(({ id }) => id === address.countryId)?.name,
  ]
    .filter(Boolean)
    .join(', ');
