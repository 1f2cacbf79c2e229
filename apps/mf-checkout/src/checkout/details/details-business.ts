import type { BusinessForm, Customer, ProfileChange } from '@weefsel/api-clients';
import { knownBusiness, toBusiness } from '@weefsel/forms';
import { valueOf, type DetailsDraft } from './details-draft';

/** As whom the form orders. @param country ISO code of the country of the bill */
export const businessIn = (draft: DetailsDraft, country: string): BusinessForm =>
  toBusiness(
    {
      business: valueOf(draft, 'business'),
      company: valueOf(draft, 'company'),
      vatId: valueOf(draft, 'vatId'),
    },
    country,
  );

/**
 * ISO code of the country whose VAT numbers the backend takes: where the bills of a customer with an account go, else that
 * of the bill's own address.
 */
export const billCountry = (draft: DetailsDraft, customer: Customer | null): string =>
  customer?.activeBillingAddress?.country?.iso ??
  valueOf(draft, draft.otherBilling ? 'billing.country' : 'shipping.country');

/** Whether the backend knows the customer as this already. */
export const isSameBusiness = (customer: Customer, business: BusinessForm): boolean =>
  JSON.stringify(knownBusiness(customer)) === JSON.stringify(business);

/** The profile of a customer who orders as another business, or as none. */
export function profileAs(customer: Customer, business: BusinessForm): ProfileChange {
  const { firstName = '', lastName = '', salutationId } = customer;
  return { firstName, lastName, ...(salutationId && { salutationId }), ...business };
}
