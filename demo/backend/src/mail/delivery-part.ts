import { arrivalOf, cutOffWords, dateWords, dutchDayOf, packingOf } from '@weefsel/contracts/promises';
import { shippingOf } from '../commerce/checkout/delivery-methods.ts';
import { COUNTRIES } from '../commerce/context/reference-data.ts';
import type { OrderDetails, OrderRow } from '../database/order-rows.ts';
import { PROMISES } from '../promised.ts';
import { addressWords } from './address-words.ts';

/** Delivery promise in the shop's wording. Includes the date, as a mail may be read later. */
function promiseOf(createdAt: number, country: string): string {
  const { day } = packingOf(createdAt, PROMISES);
  const cutOff = cutOffWords(day, PROMISES.cutOffHour, dutchDayOf(createdAt));
  return `Vóór ${cutOff} besteld, ${dateWords(arrivalOf(createdAt, country, PROMISES))} in huis.`;
}

/**
 * Destination and delivery promise of an order; without a promise for collection, which the store announces.
 */
export function deliveryPart({ createdAt, shippingMethodId }: OrderRow, details: OrderDetails): string[] {
  const where = `We bezorgen op: ${addressWords(details.shipping)}.`;
  const isBrought = shippingOf(shippingMethodId)?.method.deliveryTime !== null;
  const country = COUNTRIES.find(({ id }) => id === details.shipping.countryId)?.iso ?? '';
  return isBrought ? [where, promiseOf(createdAt, country)] : [where];
}
