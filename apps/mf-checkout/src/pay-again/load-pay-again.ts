import type { Clients } from '@weefsel/api-clients';
import type { Fragments } from '@weefsel/contracts';
import type { ServedOrder } from '../order/order-store';

/** The order and how it can be paid; undefined when that is not known here: the browser asks for it then. */
export async function load(
  { orderId }: Fragments['mf-checkout']['PayAgain'],
  { commerce }: Clients,
): Promise<ServedOrder | undefined> {
  if (!orderId || !commerce.hasSession()) return undefined;
  try {
    const [order, offer] = await Promise.all([commerce.order.byId(orderId), commerce.checkout.offer()]);
    return { order, methods: offer.paymentMethods.elements };
  } catch (error) {
    console.error('[order]', error);
    return undefined;
  }
}
