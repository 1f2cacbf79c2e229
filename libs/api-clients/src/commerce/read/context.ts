import type { PaymentMethod } from '../types/choices';
import type { SalesChannelContext } from '../types/context';
import type { Customer, CustomerAddress } from '../types/customer';

type Identity = Pick<Customer, 'id' | 'active' | 'guest'> | null | undefined;

/** True for a registered customer with an active account. */
export const isLoggedIn = (customer: Identity): boolean =>
  Boolean(customer?.id && customer.active && !customer.guest);

/** True for a registered customer, active or not. */
export const isCustomerSession = (customer: Identity): boolean => Boolean(customer?.id && !customer.guest);

/** True for a shopper who orders without an account. */
export const isGuestSession = (customer: Identity): boolean => Boolean(customer?.guest);

type Context = SalesChannelContext | null | undefined;

export const activeShippingAddress = (context: Context): CustomerAddress | null =>
  context?.customer?.activeShippingAddress ?? context?.shippingLocation?.address ?? null;

export const activeBillingAddress = (context: Context): CustomerAddress | null =>
  context?.customer?.activeBillingAddress ?? null;

export const countryId = (context: Context): string => context?.shippingLocation?.country?.id ?? '';

/** First of the session's languages. */
export const currentLanguageId = (context: Context): string => context?.context?.languageIdChain?.[0] ?? '';

/** The payment method that the customer used last. Older backends call it the default. */
export const preferredPaymentMethod = (
  customer: Pick<Customer, 'lastPaymentMethod' | 'defaultPaymentMethod'> | null,
): PaymentMethod | null => customer?.lastPaymentMethod ?? customer?.defaultPaymentMethod ?? null;
