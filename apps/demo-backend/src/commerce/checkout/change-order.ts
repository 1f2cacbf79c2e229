import { randomBytes } from 'node:crypto';
import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import { orderCancelledMail } from '../../mail/order-letters.ts';
import { PAYMENT_METHODS } from '../delivery-methods.ts';
import type { Shop } from '../shop.ts';
import { notLoggedIn, storeError } from '../transport/store-error.ts';
import { asText } from '../transport/json-body.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import {
  illegalTransition,
  methodNotAvailable,
  methodNotChangeable,
  orderNotFound,
} from './checkout-errors.ts';

/** An id out of a body. @throws StoreError 400 when it is missing or no id. */
function idIn({ body }: StoreCall, field: string): string {
  const id = asText(body[field]);
  if (id !== '') return checkIdentifier(id);
  throw storeError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${field}" is missing.`, {
    parameters: { parameterName: field },
  });
}

/** The customer's own order that a body names. @throws StoreError 403 or 404 */
function ownOrder({ database, sessions }: Shop, call: StoreCall): OrderRow {
  const customer = sessions.customerOf(call.session);
  if (!customer) throw notLoggedIn();
  const orderId = idIn(call, 'orderId');
  const order = database.orders.byId(orderId);
  if (order?.customerId !== customer.id) throw orderNotFound(orderId);
  return order;
}

/** Whether an order may still be paid in another way. */
export const isPaymentChangeable = (order: OrderRow, last: TransactionRow | undefined): boolean =>
  order.state !== 'cancelled' && order.state !== 'completed' && last?.state !== 'paid';

/** Cancels the customer's own order; what was in it can be sold again. @throws StoreError 400, 403 or 404 */
export function cancelOrder(shop: Shop, call: StoreCall): OrderRow {
  const { orders, stock, transaction } = shop.database;
  return transaction(() => {
    const order = ownOrder(shop, call);
    if (order.state === 'cancelled' || order.state === 'completed')
      throw illegalTransition(order.state, 'cancel');
    const cancelled: OrderRow = { ...order, state: 'cancelled', updatedAt: shop.options.clock() };
    orders.save(cancelled);
    for (const { type, referencedId, quantity } of orders.linesOf(order.id)) {
      if (type === 'product') stock.giveBack(referencedId, quantity);
    }
    shop.outbox.send(orderCancelledMail(cancelled, shop.options.storefrontOrigin));
    return cancelled;
  });
}

/**
 * Pays the customer's own order in another way: the same method starts anew, another one gets a transaction of its own.
 * @throws StoreError 400, 403 or 404
 */
export function changePayment(shop: Shop, call: StoreCall): void {
  const { orders, transaction } = shop.database;
  transaction(() => {
    const order = ownOrder(shop, call);
    const paymentMethodId = idIn(call, 'paymentMethodId');
    if (!PAYMENT_METHODS.some(({ id }) => id === paymentMethodId)) throw methodNotAvailable(paymentMethodId);
    const last = orders.transactionsOf(order.id).at(-1);
    if (!last || !isPaymentChangeable(order, last)) throw methodNotChangeable();
    const now = shop.options.clock();
    if (last.paymentMethodId === paymentMethodId) {
      orders.saveTransaction({ ...last, state: 'open', updatedAt: now });
      return;
    }
    orders.saveTransaction({ ...last, state: 'cancelled', updatedAt: now });
    orders.saveTransaction({
      ...last,
      id: randomBytes(16).toString('hex'),
      paymentMethodId,
      state: 'open',
      createdAt: now,
      updatedAt: null,
    });
  });
}
