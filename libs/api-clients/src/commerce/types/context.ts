import type { Country, PaymentMethod, ShippingMethod } from './choices';
import type { Customer, CustomerAddress } from './customer';

export interface SalesChannelContext {
  token?: string;
  customer?: Customer | null;
  currency?: { id: string; isoCode: string; symbol?: string } | null;
  paymentMethod?: PaymentMethod | null;
  shippingMethod?: ShippingMethod | null;
  shippingLocation?: { country?: Country | null; address?: CustomerAddress | null } | null;
  salesChannel?: {
    id?: string;
    countryId?: string;
    languageId?: string;
    navigationCategoryId?: string;
  } | null;
  context?: { languageIdChain?: string[]; taxState?: string } | null;
  languageInfo?: { name?: string; localeCode?: string } | null;
}

/** One change of the session; the answer is not the context, so read it again. */
export interface ContextPatch {
  languageId?: string;
  currencyId?: string;
  shippingMethodId?: string;
  paymentMethodId?: string;
  countryId?: string;
  shippingAddressId?: string;
  billingAddressId?: string;
}
