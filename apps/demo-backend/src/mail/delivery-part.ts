import { arrivalOf, cutOffWords, dateWords, dutchDayOf, packingOf } from '@weefsel/contracts/promises';
import { shippingOf } from '../commerce/checkout/delivery-methods.ts';
import { COUNTRIES } from '../commerce/context/reference-data.ts';
import type { OrderDetails, OrderRow } from '../database/order-rows.ts';
import { PROMISES } from '../promised.ts';
import { addressWords } from './address-words.ts';

/** When an order is in the house, in the sentence that the shop said it in, with the date: a mail is read later too. */
function promiseOf(createdAt: number, country: string): string {
  const { day } = packingOf(createdAt, PROMISES);
  const cutOff = cutOffWords(day, PROMISES.cutOffHour, dutchDayOf(createdAt));
  return `Vóór ${cutOff} besteld, ${dateWords(arrivalOf(createdAt, country, PROMISES))} in huis.`;
}

/** Where an order goes and when it is there; of what is fetched the store says when. */
export function deliveryPart({ createdAt, shippingMethodId }: OrderRow, details: OrderDetails): string[] {
  const where = `We bezorgen op: ${addressWords(details.shipping)}.`;
  const isBrought = shippingOf(shippingMethodId)?.method.deliveryTime !== null;
  const country = COUNTRIES.find(({ id }) => id === details.shipping.countryId)?.iso ?? '';
  return isBrought ? [where, promiseOf(createdAt, country)] : [where];
}
