import type { CommerceClient, Customer, VatNumbers } from '@weefsel/api-clients';
import { checkBusiness, toBusiness, type BusinessTexts } from '@weefsel/forms';

interface Changing {
  account: Pick<CommerceClient['account'], 'changeProfile'>;
  check: VatNumbers['check'];
}

/** Makes a customer a business, another one, or none. Rejects for a VAT number that is none. */
export async function changeBusiness(
  texts: BusinessTexts,
  customer: Customer,
  { account, check }: Changing,
): Promise<void> {
  // The backend takes numbers of the country where the bills go.
  const country = customer.activeBillingAddress?.country?.iso ?? '';
  const business = toBusiness(texts, country);
  await checkBusiness(business, { check, country, isTold: texts.vatTold !== '' });
  const { firstName = '', lastName = '', salutationId } = customer;
  await account.changeProfile({ firstName, lastName, ...(salutationId && { salutationId }), ...business });
}
