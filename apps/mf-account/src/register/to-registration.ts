import type { Country, Customer, Registration } from '@weefsel/api-clients';
import { isRefusedFor, toAddress, type AddressTexts } from '@weefsel/forms';
import type { SnippetKey } from '@weefsel/contracts/snippets';

type RegistrationTexts = AddressTexts & Record<'email' | 'password' | 'phone', string>;

/** What the backend makes an account of. */
export function toRegistration(
  { email, password, phone, ...address }: RegistrationTexts,
  countries: readonly Country[],
): Omit<Registration, 'storefrontUrl'> {
  const { firstName, lastName } = address;
  return {
    firstName,
    lastName,
    email,
    password,
    billingAddress: toAddress(address, phone, countries),
    acceptedDataProtection: true,
  };
}

/** True for an account that begins when a mail has been answered. */
export const isUnconfirmed = ({ active, doubleOptInRegistration }: Customer): boolean =>
  !active || Boolean(doubleOptInRegistration);

/** Why a guest could not become a customer. */
export const upgradeFailure = (error: unknown): SnippetKey | undefined =>
  isRefusedFor(error, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE') ? 'headless.form.error.emailTaken' : undefined;
