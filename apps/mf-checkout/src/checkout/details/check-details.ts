import {
  ADDRESS_FIELDS,
  addressSchema,
  checkForm,
  contactSchema,
  fieldOfPointer,
  refusedFields,
  type AddressField,
  type FieldErrors,
  type Texts,
} from '@weefsel/forms';
import {
  isOwnField,
  OWN_FIELDS,
  valueOf,
  type AddressUse,
  type DetailsDraft,
  type FieldName,
} from './details-draft';

const addressTexts = (draft: DetailsDraft, use: AddressUse): Texts<AddressField> =>
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, valueOf(draft, `${use}.${field}`)]),
  ) as Texts<AddressField>;

/** Validates a typed address: its errors, and its fields normalised. */
export function checkAddress(draft: DetailsDraft, use: AddressUse) {
  const typed = addressTexts(draft, use);
  return checkForm(addressSchema(typed.country), typed);
}

function addressErrors(draft: DetailsDraft, use: AddressUse): FieldErrors<FieldName> {
  if (draft.addressIds[use]) return {};
  const { errors } = checkAddress(draft, use);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${use}.${field}`, error]));
}

/** Validates e-mail address and phone number: their errors, and both normalised. */
export const checkContact = (draft: DetailsDraft) =>
  checkForm(contactSchema(addressTexts(draft, 'shipping').country || undefined), {
    email: valueOf(draft, 'email'),
    phone: valueOf(draft, 'phone'),
  });

/** A business needs a company. Its VAT number is checked on saving. */
const businessErrors = (draft: DetailsDraft): FieldErrors<FieldName> =>
  valueOf(draft, 'business') && !valueOf(draft, 'company') ? { company: 'headless.form.error.company' } : {};

/** Uses for which the form has an address. */
export const addressUses = ({ otherBilling }: Pick<DetailsDraft, 'otherBilling'>): AddressUse[] =>
  otherBilling ? ['shipping', 'billing'] : ['shipping'];

/** All errors before sending. Logged-in customers enter no e-mail address. */
export const checkDetails = (draft: DetailsDraft, hasAccount: boolean): FieldErrors<FieldName> =>
  Object.assign(
    {},
    hasAccount ? {} : checkContact(draft).errors,
    businessErrors(draft),
    ...addressUses(draft).map((use) => addressErrors(draft, use)),
  );

const FIELDS: readonly FieldName[] = [
  ...OWN_FIELDS,
  ...ADDRESS_FIELDS.flatMap((field) => [`shipping.${field}`, `billing.${field}`] as const),
];

/**
 * Fields that the backend refused, with the reasons. Empty when it refused something else.
 * @param use of the backend's billing address, or of an address that was sent alone
 */
export const refusedDetails = (error: unknown, use: AddressUse): FieldErrors<FieldName> =>
  refusedFields(error, FIELDS, (pointer = '') => {
    const name = fieldOfPointer(pointer);
    if (isOwnField(name)) return name;
    return `${pointer.startsWith('/shippingAddress/') ? 'shipping' : use}.${name}`;
  });
