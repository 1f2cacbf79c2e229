import type { Http } from '../../http/create-http';
import type { SearchResult } from '../types/base';
import type { PaymentMethod, ShippingMethod } from '../types/choices';
import type { CheckoutOffer } from '../types/order';
import { ownCall } from './own-call';

const available = { onlyAvailable: true };

/** What can be chosen on the way to an order; it depends on where the goods go. */
export const checkoutOperations = (http: Http) => {
  const shippingMethods = () =>
    http.request<SearchResult<ShippingMethod>>('POST', '/shipping-method', {
      query: available,
      body: { associations: { prices: {} } },
    });

  async function lists(): Promise<CheckoutOffer> {
    const [paymentMethods, offered] = await Promise.all([
      http.request<SearchResult<PaymentMethod>>('POST', '/payment-method', { body: available }),
      shippingMethods(),
    ]);
    return { paymentMethods, shippingMethods: offered };
  }

  return {
    /** Ways of sending and paying. Backends until 6.5 have no gateway: their two lists are asked instead. */
    offer: (): Promise<CheckoutOffer> =>
      ownCall(() => http.request<CheckoutOffer>('GET', '/checkout/gateway'), lists),
    /** Ways of sending with their prices, which the gateway does not tell. */
    shippingMethods,
  };
};
