import type { Country, Customer, Registration, VatNumbers } from '@weefsel/api-clients';
import {
  checkBusiness,
  confirmsUnknown,
  isRefusedFor,
  toAddress,
  toBusiness,
  type AddressTexts,
  type BusinessTexts,
} from '@weefsel/forms';
import type { SnippetKey } from '@weefsel/contracts/snippets';

type RegistrationTexts = AddressTexts & BusinessTexts & Record<'email' | 'password', string>;

/** Registration as the backend expects it. Rejects for an invalid VAT number. */
export async function toRegistration(
  { email, password, vatTold, ...address }: RegistrationTexts,
  countries: readonly Country[],
  check: VatNumbers['check'],
): Promise<Omit<Registration, 'storefrontUrl'>> {
  const { country } = address;
  const business = toBusiness(address, country);
  await checkBusiness(business, {
    check,
    country,
    isTold: confirmsUnknown({ vatTold, vatId: address.vatId }),
  });
  const company = business.company ?? '';
  const { firstName, lastName } = address;
  return {
    firstName,
    lastName,
    email,
    password,
    ...business,
    billingAddress: toAddress({ ...address, company }, '', countries),
    acceptedDataProtection: true,
  };
}

/** True for an account that still has to be confirmed by mail. */
export const isUnconfirmed = ({ active, doubleOptInRegistration }: Customer): boolean =>
  !active || Boolean(doubleOptInRegistration);

/** Message for a guest who could not become a customer. */
export const upgradeFailure = (error: unknown): SnippetKey | undefined =>
  isRefusedFor(error, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE') ? 'headless.form.error.emailTaken' : undefined;
