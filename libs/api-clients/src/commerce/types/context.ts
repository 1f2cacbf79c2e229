import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import { country, paymentMethod, shippingMethod } from './choices';
import { customer, customerAddress, VITAL_IN_CUSTOMER } from './customer';

export type SalesChannelContext = v.InferOutput<typeof salesChannelContext>;
export const salesChannelContext = v.object({
  token: maybeText,
  customer: maybe(customer),
  currency: maybe(v.object({ id: v.string(), isoCode: v.string(), symbol: maybeText })),
  paymentMethod: maybe(paymentMethod),
  shippingMethod: maybe(shippingMethod),
  shippingLocation: maybe(v.object({ country: maybe(country), address: maybe(customerAddress) })),
  salesChannel: maybe(
    v.object({ id: maybeText, countryId: maybeText, languageId: maybeText, navigationCategoryId: maybeText }),
  ),
  context: maybe(v.object({ languageIdChain: v.exactOptional(v.array(v.string())), taxState: maybeText })),
  languageInfo: maybe(v.object({ name: maybeText, localeCode: maybeText })),
});

/** Fields of a session that must not be dropped: a logged-in customer would seem logged out. */
export const VITAL_IN_CONTEXT = ['customer', ...VITAL_IN_CUSTOMER];

/** One change of the session. The response is not the new context, so read that again. */
export interface ContextPatch {
  languageId?: string;
  currencyId?: string;
  shippingMethodId?: string;
  paymentMethodId?: string;
  countryId?: string;
  shippingAddressId?: string;
  billingAddressId?: string;
}
