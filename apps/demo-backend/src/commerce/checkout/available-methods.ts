import type { SessionRow } from '../../database/rows.ts';
import { PROMISES } from '../../promised.ts';
import { PAYMENT_METHODS, SHIPPING, type PaymentMethod, type Shipping } from './delivery-methods.ts';
import { storeCountry } from '../../content/documents/shop-facts.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';

/** Countries that a method is limited to; the others go everywhere. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  shipping_store: [storeCountry],
  payment_riverty: PROMISES.payLaterCountries,
};

const goesTo = (technicalName: string, iso: string): boolean => ONLY_IN[technicalName]?.includes(iso) ?? true;

/** Two letters of the country that a session's goods go to. */
export function destinationOf({ database, sessions }: Shop, session: SessionRow): string {
  const customer = sessions.customerOf(session);
  const addressId = session.shippingAddressId ?? customer?.defaultShippingAddressId;
  const addresses = customer ? database.customers.addressesOf(customer.id) : [];
  const countryId = addresses.find(({ id }) => id === addressId)?.countryId ?? session.countryId;
  return (COUNTRIES.find(({ id }) => id === countryId) ?? COUNTRIES[0]).iso;
}

/** Ways of sending to a country, in order. */
export const shippingTo = (iso: string): Shipping[] =>
  SHIPPING.filter(({ method }) => goesTo(method.technicalName, iso));

/** Ways of paying from a country, in order. */
export const paymentMethodsFor = (iso: string): PaymentMethod[] =>
  PAYMENT_METHODS.filter(({ technicalName }) => goesTo(technicalName, iso));
