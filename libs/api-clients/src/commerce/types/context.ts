import type { Customer, CustomerAddress } from './customer';

export interface PaymentMethod {
  id: string;
  name?: string | null;
  translated?: { name?: string | null; description?: string | null } | null;
}

export type ShippingMethod = PaymentMethod;

export interface Country {
  id: string;
  name?: string | null;
  iso?: string | null;
  translated?: { name?: string | null } | null;
}

export interface Language {
  id: string;
  name?: string;
  translationCode?: { code: string; translated?: { name?: string | null } | null } | null;
}

export interface Salutation {
  id: string;
  salutationKey?: string;
  displayName?: string | null;
  translated?: { displayName?: string | null } | null;
}

export interface SalesChannelContext {
  token?: string;
  customer?: Customer | null;
  currency?: { id: string; isoCode: string; symbol?: string } | null;
  paymentMethod?: PaymentMethod | null;
  shippingMethod?: ShippingMethod | null;
  shippingLocation?: { country?: Country | null; address?: CustomerAddress | null } | null;
  salesChannel?: { id?: string; countryId?: string; languageId?: string; navigationCategoryId?: string } | null;
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
