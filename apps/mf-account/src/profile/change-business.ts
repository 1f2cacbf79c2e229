import type { CommerceClient, Customer, VatNumbers } from '@weefsel/api-clients';
import { checkBusiness, confirmsUnknown, toBusiness, type BusinessTexts } from '@weefsel/forms';

interface Changing {
  account: Pick<CommerceClient['account'], 'changeProfile'>;
  check: VatNumbers['check'];
}

/** Sets, replaces or removes a customer's business. Rejects for an invalid VAT number. */
export async function changeBusiness(
  texts: BusinessTexts,
  customer: Customer,
  { account, check }: Changing,
): Promise<void> {
  // The backend accepts numbers of the billing address's country.
  const country = customer.activeBillingAddress?.country?.iso ?? '';
  const business = toBusiness(texts, country);
  await checkBusiness(business, { check, country, isTold: confirmsUnknown(texts) });
  const { firstName = '', lastName = '', salutationId } = customer;
  await account.changeProfile({ firstName, lastName, ...(salutationId && { salutationId }), ...business });
}
