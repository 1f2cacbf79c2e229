import type { ApiError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { FieldErrors } from './check-details';
import type { AddressUse, FieldName } from './details-draft';

const FIELD_OF_WIRE: Readonly<Record<string, FieldName>> = { email: 'email', phoneNumber: 'phone' };
const FIELD_OF_ADDRESS: Readonly<Record<string, `shipping.${string}` & FieldName>> = {
  firstName: 'shipping.firstName',
  lastName: 'shipping.lastName',
  company: 'shipping.company',
  street: 'shipping.street',
  zipcode: 'shipping.zipcode',
  city: 'shipping.city',
  countryId: 'shipping.country',
};

const inUse = (name: FieldName, use: AddressUse): FieldName =>
  use === 'billing' ? (name.replace('shipping.', 'billing.') as FieldName) : name;

/** The field that a pointer such as `/billingAddress/zipcode` or `/zipcode` means. */
function fieldOf(pointer: string, use: AddressUse): FieldName | undefined {
  const [first = '', second] = pointer.split('/').slice(1);
  const name = second ?? first;
  const ofAddress = FIELD_OF_ADDRESS[name];
  if (FIELD_OF_WIRE[name]) return FIELD_OF_WIRE[name];
  if (!ofAddress) return undefined;
  return inUse(ofAddress, first === 'shippingAddress' ? 'shipping' : use);
}

function textOf({ code = '' }: ApiError, field: FieldName): SnippetKey {
  if (code.endsWith('TOO_LONG_ERROR')) return 'headless.checkout.error.tooLong';
  if (field.endsWith('.country')) return 'headless.checkout.error.country';
  if (field === 'email') return 'headless.checkout.error.emailForm';
  return 'headless.checkout.error.other';
}

/**
 * Which fields the backend refused, and why. Empty when it was about something else.
 * @param use of the address that the backend calls the billing address, or that was sent alone
 */
export function refusedFields(details: readonly ApiError[], use: AddressUse): FieldErrors {
  const errors: FieldErrors = {};
  for (const detail of details) {
    const field = fieldOf(detail.source?.pointer ?? '', use);
    if (field) errors[field] ??= textOf(detail, field);
  }
  return errors;
}
