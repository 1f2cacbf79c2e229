import { fixedId } from '../../database/fixed-id.ts';
import type { SHIPPING } from '../checkout/delivery-methods.ts';
import { CURRENCY } from '../context/reference-data.ts';
import { euros, taxInside } from './price-shape.ts';

type Shipping = (typeof SHIPPING)[number];

/** Steps are by the price of the goods. */
const BY_PRICE = 2;

function toStep({ method }: Shipping, fromCents: number, toCents: number | null, costsCents: number) {
  return {
    id: fixedId('shipping-price', `${method.id}/${fromCents}`),
    shippingMethodId: method.id,
    ruleId: null,
    calculation: BY_PRICE,
    calculationRuleId: null,
    quantityStart: euros(fromCents),
    quantityEnd: toCents === null ? null : euros(toCents),
    currencyPrice: [
      {
        currencyId: CURRENCY.id,
        net: euros(costsCents - taxInside(costsCents)),
        gross: euros(costsCents),
        linked: true,
        apiAlias: 'price',
      },
    ],
    customFields: null,
    createdAt: method.createdAt,
    updatedAt: null,
    apiAlias: 'shipping_method_price',
  };
}

/** A shipping method on the wire, with what it costs for which cart when that was asked for. */
export function toShippingMethod(shipping: Shipping, withPrices: boolean) {
  const { method, costsCents, freeFromCents } = shipping;
  if (!withPrices) return method;
  const free = toStep(shipping, freeFromCents, null, 0);
  const paid = freeFromCents > 0 ? [toStep(shipping, 0, freeFromCents - 1, costsCents)] : [];
  return { ...method, prices: [...paid, free] };
}
