import type { SnippetKey } from '@weefsel/contracts/snippets';
import { checkAddressField } from './check-address';
import { ADDRESS_FIELDS, valueOf, type AddressUse, type DetailsDraft, type FieldName } from './details-draft';

/** What is wrong with each field, in the order of the form. */
export type FieldErrors = Partial<Record<FieldName, SnippetKey>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{6,20}$/;

function checkEmail(email: string): SnippetKey | undefined {
  if (!email) return 'headless.checkout.error.email';
  return EMAIL.test(email) ? undefined : 'headless.checkout.error.emailForm';
}

function checkContact(draft: DetailsDraft): FieldErrors {
  const email = checkEmail(valueOf(draft, 'email'));
  const phone = valueOf(draft, 'phone');
  return {
    ...(email && { email }),
    ...(phone && !PHONE.test(phone) && { phone: 'headless.checkout.error.phone' }),
  };
}

function checkAddress(draft: DetailsDraft, use: AddressUse): FieldErrors {
  if (draft.addressIds[use]) return {};
  const errors: FieldErrors = {};
  for (const field of ADDRESS_FIELDS) {
    const error = checkAddressField(field, (name) => valueOf(draft, `${use}.${name}`));
    if (error) errors[`${use}.${field}`] = error;
  }
  return errors;
}

/** The uses that a form has an address for. */
export const addressUses = ({ otherBilling }: Pick<DetailsDraft, 'otherBilling'>): AddressUse[] =>
  otherBilling ? ['shipping', 'billing'] : ['shipping'];

/** Everything that is wrong before anything is sent; customers with an account are asked no e-mail address. */
export function checkDetails(draft: DetailsDraft, hasAccount: boolean): FieldErrors {
  const contact = hasAccount ? {} : checkContact(draft);
  return Object.assign(contact, ...addressUses(draft).map((use) => checkAddress(draft, use))) as FieldErrors;
}
