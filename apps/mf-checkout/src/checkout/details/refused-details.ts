import { ADDRESS_FIELDS, fieldOfPointer, refusedFields, type FieldErrors } from '@weefsel/forms';
import type { AddressUse, FieldName } from './details-draft';

const FIELDS: readonly FieldName[] = [
  'email',
  'phone',
  ...ADDRESS_FIELDS.flatMap((field) => [`shipping.${field}`, `billing.${field}`] as const),
];

/**
 * Which fields the backend refused, and why. Empty when it was about something else.
 * @param use of the address that the backend calls the billing address, or that was sent alone
 */
export const refusedDetails = (error: unknown, use: AddressUse): FieldErrors<FieldName> =>
  refusedFields(error, FIELDS, (pointer = '') => {
    const name = fieldOfPointer(pointer);
    if (name === 'email' || name === 'phone') return name;
    return `${pointer.startsWith('/shippingAddress/') ? 'shipping' : use}.${name}`;
  });
