import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import { translatedNames } from './base';

const method = {
  id: v.string(),
  name: maybe(v.string()),
  technicalName: maybe(v.string()),
  translated: maybe(v.object({ name: maybe(v.string()), description: maybe(v.string()) })),
};

export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
export const paymentMethod = v.object({
  ...method,
  /** Name at the payment service, e.g. `ideal`. */
  shortName: maybe(v.string()),
});

export type ShippingMethod = v.InferOutput<typeof shippingMethod>;
export const shippingMethod = v.object({
  ...method,
  /** Tracking page of the carrier, with `%s` for the parcel code. */
  trackingUrl: maybe(v.string()),
  translated: maybe(
    v.object({ name: maybe(v.string()), description: maybe(v.string()), trackingUrl: maybe(v.string()) }),
  ),
  deliveryTime: maybe(v.object({ translated: translatedNames })),
  /** By value of the goods, in euro. Only present when the association was requested. */
  prices: maybe(
    v.array(
      v.object({
        quantityStart: maybe(v.number()),
        quantityEnd: maybe(v.number()),
        currencyPrice: maybe(v.array(v.object({ gross: v.number() }))),
      }),
    ),
  ),
});

export type Country = v.InferOutput<typeof country>;
export const country = v.object({
  id: v.string(),
  /** True when the shop ships there. */
  shippingAvailable: v.exactOptional(v.boolean()),
  name: maybe(v.string()),
  iso: maybe(v.string()),
  translated: translatedNames,
});

export type Language = v.InferOutput<typeof language>;
export const language = v.object({
  id: v.string(),
  name: maybeText,
  translationCode: maybe(v.object({ code: v.string(), translated: translatedNames })),
});

export const salutation = v.object({
  id: v.string(),
  salutationKey: maybeText,
  displayName: maybe(v.string()),
  translated: maybe(v.object({ displayName: maybe(v.string()) })),
});
