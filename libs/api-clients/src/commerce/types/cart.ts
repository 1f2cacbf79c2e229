import * as v from 'valibot';
import { maybe, maybeText, text } from '@weefsel/contracts/shapes';
import { calculatedPrice, media, taxedPrice } from './base';

export type LineItem = v.InferOutput<typeof lineItem>;
export const lineItem = v.object({
  id: v.string(),
  referencedId: maybe(v.string()),
  /** In an order's line: the id that the line had in the cart. */
  identifier: maybe(v.string()),
  /** `product`, `promotion`, `custom`, `credit`, `discount`, `container` … */
  type: v.string(),
  label: maybe(v.string()),
  quantity: v.number(),
  /** True for goods, false for promotions. */
  good: v.exactOptional(v.boolean()),
  removable: v.exactOptional(v.boolean()),
  stackable: v.exactOptional(v.boolean()),
  states: v.exactOptional(v.array(v.string())),
  cover: maybe(media),
  price: maybe(calculatedPrice),
  quantityInformation: maybe(
    v.object({
      minPurchase: v.exactOptional(v.number()),
      maxPurchase: maybe(v.number()),
      purchaseSteps: v.exactOptional(v.number()),
    }),
  ),
  payload: maybe(
    v.objectWithRest(
      {
        productNumber: maybe(v.string()),
        options: v.exactOptional(v.array(v.object({ group: v.string(), option: v.string() }))),
        manufacturerId: maybe(v.string()),
        parentId: maybe(v.string()),
        code: maybe(v.string()),
        /** These three come from the shop's own plugin. Categories go from the department down. */
        manufacturerName: maybe(v.string()),
        categoryNames: maybe(v.array(v.string())),
        seoPath: maybe(v.string()),
        /** In a promotion: the discount per line, in euro. */
        composition: maybe(v.array(v.object({ id: v.string(), discount: v.number() }))),
      },
      v.unknown(),
    ),
  ),
});

export type CartError = v.InferOutput<typeof cartError>;
const cartError = v.object({
  key: text,
  message: maybeText,
  messageKey: v.string(),
  /** 0 notice, 10 warning, 20 error. */
  level: v.nullish(v.number(), 0),
  parameters: v.exactOptional(v.record(v.string(), v.unknown())),
});

/** Cart messages by key; an empty list when there are none. */
type CartErrors = Record<string, CartError> | readonly never[];

const noErrors = v.pipe(
  v.array(v.unknown()),
  v.transform((): never[] => []),
);
const errorsByKey = v.record(v.string(), cartError);

export type Cart = v.InferOutput<typeof cart>;
export const cart = v.object({
  token: maybeText,
  /** Changes with everything that would become part of the order. */
  hash: maybe(v.string()),
  price: maybe(
    v.object({
      netPrice: v.exactOptional(v.number()),
      totalPrice: v.number(),
      positionPrice: v.number(),
      ...taxedPrice.entries,
    }),
  ),
  lineItems: v.array(lineItem),
  deliveries: v.exactOptional(
    v.array(
      v.object({
        shippingCosts: maybe(calculatedPrice),
        shippingMethod: maybe(
          v.object({ id: v.string(), translated: v.exactOptional(v.object({ name: maybe(v.string()) })) }),
        ),
      }),
    ),
  ),
  errors: maybe(
    v.lazy((errors): v.GenericSchema<unknown, CartErrors> =>
      Array.isArray(errors) ? noErrors : errorsByKey,
    ),
  ),
});

/** Fields of a cart that must not be dropped: lines would vanish, and amounts would be wrong. */
export const VITAL_IN_CART = ['lineItems', 'deliveries', 'shippingCosts', 'price'];

/** A new line: a product by id, or a promotion by its code. */
export type NewLineItem =
  | { id: string; quantity: number; type: 'product'; referencedId?: string }
  | { referencedId: string; type: 'promotion' };
