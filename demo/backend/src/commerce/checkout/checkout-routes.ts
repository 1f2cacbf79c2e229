import { cancelOrder, changePayment } from '../orders/change-order.ts';
import { findOrders } from '../orders/find-orders.ts';
import { destinationOf, paymentMethodsFor, shippingTo } from './available-methods.ts';
import { handlePayment } from './handle-payment.ts';
import { placeOrder } from './place-order.ts';
import { downloadInvoice } from '../orders/invoice.ts';
import { toSearchResult } from '../criteria/search-result.ts';
import { toOrder } from '../shapes/order-shape.ts';
import { toState } from '../shapes/state-shape.ts';
import type { Shop } from '../shop.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const all = <T>(entity: string, elements: readonly T[]) =>
  toSearchResult(entity, elements, { total: elements.length, page: 1, limit: null });

function gateway(shop: Shop, { session }: StoreCall) {
  const iso = destinationOf(shop, session);
  return {
    paymentMethods: all('payment_method', paymentMethodsFor(iso)),
    shippingMethods: all(
      'shipping_method',
      shippingTo(iso).map(({ method }) => method),
    ),
    errors: [],
    apiAlias: 'checkout_gateway_response',
  };
}

/** Routes from cart to paid order, and of past orders. */
export function checkoutRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('GET', '/checkout/gateway', (call) => gateway(shop, call));
  routes.on('POST', '/checkout/order', ({ session, body }) => toOrder(shop, placeOrder(shop, session, body)));
  routes.read('/handle-payment', (call) => handlePayment(shop, call));
  routes.on('POST', '/order', (call) => findOrders(shop, call));
  routes.read('/document/download/:documentId/:deepLinkCode', (call) => downloadInvoice(shop, call));
  routes.on('POST', '/order/payment', (call) => {
    changePayment(shop, call);
    return { success: true, apiAlias: 'array_struct' };
  });
  routes.on('POST', '/order/state/cancel', (call) => toState('order', cancelOrder(shop, call).state));
}
