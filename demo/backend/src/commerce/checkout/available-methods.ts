import type { SessionRow } from '../../database/rows.ts';
import { PROMISES } from '../../promised.ts';
import { PAYMENT_METHODS, SHIPPING, type PaymentMethod, type Shipping } from './delivery-methods.ts';
import { storeCountry } from '../../content/documents/shop-facts.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';

/** Countries that a method is limited to. Other methods are available everywhere. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  shipping_store: [storeCountry],
  payment_riverty: PROMISES.payLaterCountries,
};

const goesTo = (technicalName: string, iso: string): boolean => ONLY_IN[technicalName]?.includes(iso) ?? true;

/** Two-letter code of the country that a session ships to. */
export function destinationOf({ database, sessions }: Shop, session: SessionRow): string {
  const customer = sessions.customerOf(session);
  const addressId = session.shippingAddressId ?? customer?.defaultShippingAddressId;
  const addresses = customer ? database.customers.addressesOf(customer.id) : [];
  const countryId = addresses.find(({ id }) => id === addressId)?.countryId ?? session.countryId;
  return (COUNTRIES.find(({ id }) => id === countryId) ?? COUNTRIES[0]).iso;
}

/** Shipping methods to a country, in order. */
export const shippingTo = (iso: string): Shipping[] =>
  SHIPPING.filter(({ method }) => goesTo(method.technicalName, iso));

/**
 * Payment methods that need a bank of one country. First in that country, last elsewhere: a shopper abroad may still
 * have such an account.
 */
const OF_BANKS_IN: Readonly<Record<string, string>> = { NL: 'payment_ideal', BE: 'payment_bancontact' };
const OF_ONE_COUNTRY = Object.values(OF_BANKS_IN);

function rank({ technicalName }: PaymentMethod, iso: string): number {
  if (!OF_ONE_COUNTRY.includes(technicalName)) return 1;
  return OF_BANKS_IN[iso] === technicalName ? 0 : 2;
}

/** Payment methods of a country, those of its banks first. */
export const paymentMethodsFor = (iso: string): PaymentMethod[] =>
  PAYMENT_METHODS.filter(({ technicalName }) => goesTo(technicalName, iso)).sort(
    (one, other) => rank(one, iso) - rank(other, iso),
  );
