import type { AddressForm } from '@weefsel/api-clients';
import { checkRequired } from './check-fields';
import type { FieldErrors, Texts } from './form-texts';

export const PLACE_FIELDS = [
  'company',
  'street',
  'additionalAddressLine1',
  'zipcode',
  'city',
  'countryId',
  'phoneNumber',
] as const;

export type PlaceField = (typeof PLACE_FIELDS)[number];

/** `3511nr` as it stands on an envelope: `3511 NR`. Other countries' codes stay as they were typed. */
const tidyZipcode = (typed: string): string =>
  typed
    .trim()
    .replace(/^(\d{4})\s*([a-z]{2})$/i, (_, digits, letters) => `${digits} ${letters.toUpperCase()}`);

export const checkPlace = (texts: Texts<PlaceField>): FieldErrors =>
  checkRequired(texts, ['street', 'zipcode', 'city', 'countryId']);

/** The place of an address form, as the backend takes it. */
export function toPlace(texts: Texts<PlaceField>): Pick<AddressForm, PlaceField> {
  const place = Object.fromEntries(PLACE_FIELDS.map((field) => [field, texts[field].trim()]));
  return { ...place, zipcode: tidyZipcode(texts.zipcode) };
}
