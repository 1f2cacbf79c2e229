import { isPromotion, type Cart, type LineItem, type Order } from '@weefsel/api-clients';
import type { DeclaredEvent } from '@weefsel/contracts';
import { toTrackedLines } from '@weefsel/stores';

/** Tracked products of lines, with the discount code if there is one. */
function toBasket(lineItems: LineItem[]) {
  const coupon = lineItems.find((line) => isPromotion(line))?.payload?.code;
  return { items: toTrackedLines({ lineItems }), ...(coupon && { coupon }) };
}

export type CheckoutEventName = 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';

/** A checkout step as a tracked event; `method` is the name of the chosen method. */
export function toCheckoutEvent(name: CheckoutEventName, cart: Cart, method?: string): DeclaredEvent {
  const basket = toBasket(cart.lineItems);
  if (name === 'view_cart' || name === 'begin_checkout') return { name, ...basket };
  return { name, ...basket, ...(method && { method }) };
}

/** An order as a tracked purchase. Undefined without an order number, which distinguishes it from others. */
export function toPurchase(order: Order): DeclaredEvent | undefined {
  const { orderNumber, lineItems, amountTotal, amountNet, shippingTotal: shipping } = order;
  if (!orderNumber) return undefined;
  return {
    name: 'purchase',
    orderNumber,
    ...toBasket(lineItems ?? []),
    ...(amountTotal !== undefined && amountNet !== undefined && { tax: amountTotal - amountNet }),
    ...(shipping !== undefined && { shipping }),
  };
}
