import { trackingUrlOf } from '../../carrier/tracking-url.ts';
import { fixedId } from '../../database/fixed-id.ts';
import type { SHIPPING } from '../checkout/delivery-methods.ts';
import { CURRENCY } from '../context/reference-data.ts';
import { euros, taxInside } from './price-shape.ts';

type Shipping = (typeof SHIPPING)[number];

/** The vendor's code for steps by the price of the goods. */
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

/** A shipping method with its tracking address; null for pick-up in the shop. */
export function withTracking(method: Shipping['method'], publicOrigin: string) {
  const trackingUrl = method.deliveryTime === null ? null : trackingUrlOf(publicOrigin);
  return { ...method, trackingUrl, translated: { ...method.translated, trackingUrl } };
}

/** A shipping method on the wire; on request with its prices by cart value. */
export function toShippingMethod(shipping: Shipping, publicOrigin: string, withPrices: boolean) {
  const { costsCents, freeFromCents } = shipping;
  const method = withTracking(shipping.method, publicOrigin);
  if (!withPrices) return method;
  const free = toStep(shipping, freeFromCents, null, 0);
  const paid = freeFromCents > 0 ? [toStep(shipping, 0, freeFromCents - 1, costsCents)] : [];
  return { ...method, prices: [...paid, free] };
}
