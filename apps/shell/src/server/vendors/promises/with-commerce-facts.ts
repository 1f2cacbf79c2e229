import type { DeliveryPromise, ShopPromises } from '@weefsel/contracts/promises';
import * as v from 'valibot';

const STEP = v.object({
  quantityStart: v.nullish(v.number()),
  currencyPrice: v.nullish(v.array(v.object({ gross: v.number() }))),
});

/** Shipping destinations and costs from commerce; methods in the order of the offer. */
export const FACTS = v.object({
  countries: v.array(v.object({ iso: v.nullish(v.string()), shippingAvailable: v.nullish(v.boolean()) })),
  shippingMethods: v.array(v.object({ prices: v.nullish(v.array(STEP)) })),
});

export type CommerceFacts = v.InferOutput<typeof FACTS>;

const grossOf = ({ currencyPrice }: v.InferOutput<typeof STEP>): number | undefined =>
  currencyPrice?.[0]?.gross;

/** Fee of the first paid shipping method, and the goods value for free shipping. */
function feesOf(methods: CommerceFacts['shippingMethods']): Partial<ShopPromises> {
  const prices = methods
    .map((method) => method.prices ?? [])
    .find((steps) => steps.some((step) => (grossOf(step) ?? 0) > 0));
  const shippingFee = prices?.map(grossOf).find((gross) => gross !== undefined && gross > 0);
  const freeShippingFrom = prices?.find((step) => grossOf(step) === 0)?.quantityStart;
  return {
    ...(shippingFee !== undefined && { shippingFee }),
    ...(freeShippingFrom && { freeShippingFrom }),
  };
}

/** Countries that commerce delivers to, in the order of the terms. One missing from the terms gets the longest time. */
function deliveryOf(terms: readonly DeliveryPromise[], countries: CommerceFacts['countries']) {
  const offered = countries.flatMap(({ iso, shippingAvailable }) =>
    iso && shippingAvailable !== false ? [iso] : [],
  );
  const slowest = Math.max(...terms.map(({ workdays }) => workdays));
  const known = terms.filter(({ country }) => offered.includes(country));
  const more = offered.filter((iso) => !terms.some(({ country }) => country === iso));
  return [...known, ...more.map((country) => ({ country, workdays: slowest }))];
}

/**
 * Promises with countries and fees of commerce, overriding the editors' terms: commerce decides at checkout.
 * @param onDifference receives the name of each field in which the terms differ
 */
export function withCommerceFacts(
  terms: ShopPromises,
  { countries, shippingMethods }: CommerceFacts,
  onDifference: (field: string) => void,
): ShopPromises {
  const delivery = deliveryOf(terms.delivery, countries);
  const facts = { ...feesOf(shippingMethods), ...(delivery.length > 0 && { delivery }) };
  const promises = { ...terms, ...facts };
  for (const field of ['delivery', 'shippingFee', 'freeShippingFrom'] as const) {
    if (JSON.stringify(promises[field]) !== JSON.stringify(terms[field])) onDifference(field);
  }
  return promises;
}
