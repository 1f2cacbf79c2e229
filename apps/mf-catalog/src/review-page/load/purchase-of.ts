import { mainDelivery, paymentState, type CommerceClient, type Order } from '@weefsel/api-clients';
import type { Purchase } from '../review-page-data';

const PAGE_SIZE = 50;
/** Page limit; no customer has more orders than these pages hold. */
const MOST_PAGES = 10;

const PAID = ['paid', 'paid_partially', 'authorized', 'refunded', 'refunded_partially'];
const SENT = ['shipped', 'shipped_partially', 'returned', 'returned_partially'];
const SIZE_GROUP = /^maat$/i;

/** True when an order became a sale: not cancelled, and paid or shipped. */
function isSale(order: Order): boolean {
  const delivery = mainDelivery(order)?.stateMachineState?.technicalName ?? '';
  const isCancelled = order.stateMachineState?.technicalName === 'cancelled';
  return !isCancelled && (PAID.includes(paymentState(order)) || SENT.includes(delivery));
}

/** Purchase of the product in an order, in any colour and size. */
function purchaseIn(order: Order, productId: string): Purchase | undefined {
  const line = (order.lineItems ?? []).find(
    ({ payload, referencedId }) => payload?.parentId === productId || referencedId === productId,
  );
  if (!line || !isSale(order)) return undefined;
  const size = line.payload?.options?.find(({ group }) => SIZE_GROUP.test(group))?.option;
  const firstName = order.orderCustomer?.firstName ?? '';
  return { date: order.orderDateTime ?? '', firstName, ...(size && { size }) };
}

/**
 * The customer's last purchase of a product among their orders; undefined without one. Rejects for anyone but a
 * customer.
 */
export async function purchaseOf(
  { order }: { order: Pick<CommerceClient['order'], 'list'> },
  productId: string,
): Promise<Purchase | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { elements, total } = (await order.list({ page, limit: PAGE_SIZE })).orders;
    for (const one of elements) {
      const purchase = purchaseIn(one, productId);
      if (purchase) return purchase;
    }
    if (elements.length < PAGE_SIZE || page * PAGE_SIZE >= total) return undefined;
  }
  return undefined;
}
