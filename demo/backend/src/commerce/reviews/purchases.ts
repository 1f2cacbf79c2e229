import type { OrderRow } from '../../database/order-rows.ts';
import type { Shop } from '../shop.ts';
import { asObject } from '../transport/json-body.ts';

const PAID = ['paid', 'paid_partially', 'authorized', 'refunded', 'refunded_partially'];
const SENT = ['shipped', 'shipped_partially', 'returned', 'returned_partially'];

/** True when an order became a sale: not cancelled, and paid or sent. */
function isSale({ database }: Pick<Shop, 'database'>, { id, state, deliveryState }: OrderRow): boolean {
  const payment = database.orders.transactionsOf(id).at(-1)?.state ?? 'open';
  return state !== 'cancelled' && (PAID.includes(payment) || SENT.includes(deliveryState));
}

/** True when a customer bought a product, in any colour and size. */
export const hasBought = (shop: Pick<Shop, 'database'>, customerId: string, productId: string): boolean =>
  shop.database.orders
    .ofCustomer(customerId)
    .filter((order) => isSale(shop, order))
    .flatMap(({ id }) => shop.database.orders.linesOf(id))
    .some(({ payload }) => asObject(JSON.parse(payload))['parentId'] === productId);
