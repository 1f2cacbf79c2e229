import type { BusinessForm, Customer, ProfileChange } from '@weefsel/api-clients';
import { knownBusiness, toBusiness } from '@weefsel/forms';
import { valueOf, type DetailsDraft } from './details-draft';

/** Business that the form orders as. @param country ISO code of the billing country */
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
 * ISO code of the country whose VAT numbers the backend accepts. For customers with an account the country of their
 * billing address. Otherwise that of the bill's own address.
 */
export const billCountry = (draft: DetailsDraft, customer: Customer | null): string =>
  customer?.activeBillingAddress?.country?.iso ??
  valueOf(draft, draft.otherBilling ? 'billing.country' : 'shipping.country');

/** True when the backend already knows the customer as this business. */
export const isSameBusiness = (customer: Customer, business: BusinessForm): boolean =>
  JSON.stringify(knownBusiness(customer)) === JSON.stringify(business);

/** Profile change of a customer who orders as another business, or as none. */
export function profileAs(customer: Customer, business: BusinessForm): ProfileChange {
  const { firstName = '', lastName = '', salutationId } = customer;
  return { firstName, lastName, ...(salutationId && { salutationId }), ...business };
}
