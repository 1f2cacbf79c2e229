import { CommerceError, type Clients } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { loadShoppersPage } from '../load-shoppers-page';
import { readOrderAddress } from './order-address';
import type { ServedOrder } from './order-store';
import { isPayable, paymentOutcome } from './payment-outcome';

async function readOrder({ url }: Pick<PageRequest, 'url'>, { commerce }: Clients): Promise<ServedOrder> {
  const { orderId, statuscode } = readOrderAddress(url.pathname + url.search);
  if (!orderId || !commerce.hasSession()) return { order: null };
  const order = await commerce.order.byId(orderId).catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 403) return null;
    throw error;
  });
  if (!order || !isPayable(paymentOutcome(order, statuscode))) return { order };
  const { paymentMethods } = await commerce.checkout.offer();
  return { order, methods: paymentMethods.elements };
}

/** Loads a page about one order, with its payment methods. After a failure the browser requests them. */
export function loadOrderPage(title: SnippetKey) {
  const loadEmpty = loadShoppersPage(title);
  return async (request: PageRequest, clients: Clients): Promise<PageResult<ServedOrder | null>> => {
    const empty = await loadEmpty(request);
    try {
      return { ...empty, data: await readOrder(request, clients) };
    } catch (error) {
      console.error('[order]', error);
      return empty;
    }
  };
}
