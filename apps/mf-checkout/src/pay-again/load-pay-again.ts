import type { Clients } from '@weefsel/api-clients';
import type { Fragments } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import type { ServedOrder } from '../order/order-store';

/**
 * Loads the order and its payment methods. Undefined when unavailable here; the browser then requests them.
 */
export async function load(
  { orderId }: Fragments['mf-checkout']['PayAgain'],
  { commerce }: Clients,
): Promise<ServedOrder | undefined> {
  if (!orderId || !commerce.hasSession()) return undefined;
  try {
    const [order, offer] = await Promise.all([commerce.order.byId(orderId), commerce.checkout.offer()]);
    return { order, methods: offer.paymentMethods.elements };
  } catch (error) {
    if (!isLoggedOut(error)) console.error('[order]', error);
    return undefined;
  }
}
