import type { Http } from '../../http/create-http';
import { searchResult } from '../types/base';
import { paymentMethod, shippingMethod } from '../types/choices';
import { checkoutOffer, type CheckoutOffer } from '../types/order';
import { ownCall } from './own-call';
import { cart, VITAL_IN_CART, type NewLineItem } from '../types/cart';

const aCart = { shape: cart, vital: VITAL_IN_CART };

/** The cart; every change returns the whole new cart. */
export const cartOperations = (http: Http) => ({
  read: (signal?: AbortSignal) => http.request('GET', '/checkout/cart', { signal, ...aCart }),
  addItems: (items: readonly NewLineItem[]) =>
    http.request('POST', '/checkout/cart/line-item', { body: { items }, ...aCart }),
  changeItems: (items: readonly { id: string; quantity: number }[]) =>
    http.request('PATCH', '/checkout/cart/line-item', { body: { items }, ...aCart }),
  removeItems: (ids: readonly string[]) =>
    http.request('POST', '/checkout/cart/line-item/delete', { body: { ids }, ...aCart }),
});

const available = { onlyAvailable: true };

/** Shipping and payment methods at checkout; they depend on the shipping address. */
export const checkoutOperations = (http: Http) => {
  const shippingMethods = () =>
    http.request('POST', '/shipping-method', {
      shape: searchResult(shippingMethod),
      query: available,
      body: { associations: { prices: {} } },
    });

  async function lists(): Promise<CheckoutOffer> {
    const [paymentMethods, offered] = await Promise.all([
      http.request('POST', '/payment-method', { body: available, shape: searchResult(paymentMethod) }),
      shippingMethods(),
    ]);
    return { paymentMethods, shippingMethods: offered };
  }

  return {
    /** Shipping and payment methods. Backends until 6.5 have no gateway: the two separate lists replace it. */
    offer: (): Promise<CheckoutOffer> =>
      ownCall(() => http.request('GET', '/checkout/gateway', { shape: checkoutOffer }), lists),
    /** Shipping methods with their prices, which the gateway omits. */
    shippingMethods,
  };
};
