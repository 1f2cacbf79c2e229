import { randomBytes } from 'node:crypto';
import type { OrderRow, TransactionRow, TransactionState } from '../../database/order-rows.ts';
import { methodNotAvailable, methodNotChangeable, orderNotFound } from '../checkout/checkout-errors.ts';
import { PAYMENT_METHODS } from '../checkout/delivery-methods.ts';
import type { Shop } from '../shop.ts';
import { notLoggedIn, storeError } from '../transport/store-error.ts';
import { asText } from '../transport/json-body.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { moveOrderState, movePayment } from './move-order.ts';
import { stateAfter } from './state-machines.ts';

/** Reads an id from a body. @throws StoreError 400 when it is missing or not an id. */
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

const CHANGEABLE: readonly TransactionState[] = [
  'open',
  'unconfirmed',
  'reminded',
  'failed',
  'cancelled',
  'chargeback',
];

/** True when the payment method of an order may still change. */
export const isPaymentChangeable = (order: OrderRow, last: TransactionRow | undefined): boolean =>
  order.state !== 'cancelled' &&
  order.state !== 'completed' &&
  last !== undefined &&
  CHANGEABLE.includes(last.state);

/** Cancels the customer's own order and restocks its goods. @throws StoreError 400, 403 or 404 */
export const cancelOrder = (shop: Shop, call: StoreCall): OrderRow =>
  shop.database.transaction(() => moveOrderState(shop, ownOrder(shop, call), 'cancel'));

/** Cancels a payment that another one replaces. */
function giveUp(shop: Shop, payment: TransactionRow): void {
  if (stateAfter('order_transaction', payment.state, 'cancel')) movePayment(shop, payment, 'cancel');
}

/**
 * Changes the payment of the customer's own order. The same method restarts; another one gets a new transaction.
 * @throws StoreError 400, 403 or 404
 */
export function changePayment(shop: Shop, call: StoreCall): void {
  const { orders, paymentReports, transaction } = shop.database;
  transaction(() => {
    const order = ownOrder(shop, call);
    const paymentMethodId = idIn(call, 'paymentMethodId');
    if (!PAYMENT_METHODS.some(({ id }) => id === paymentMethodId)) throw methodNotAvailable(paymentMethodId);
    const last = orders.transactionsOf(order.id).at(-1);
    if (!last || !isPaymentChangeable(order, last)) throw methodNotChangeable();
    if (last.paymentMethodId === paymentMethodId) {
      if (last.state === 'open') return;
      if (stateAfter('order_transaction', last.state, 'reopen'))
        return void movePayment(shop, last, 'reopen');
    }
    giveUp(shop, last);
    orders.saveTransaction({
      ...last,
      id: randomBytes(16).toString('hex'),
      paymentMethodId,
      state: 'open',
      amountCents: last.amountCents - paymentReports.receivedFor(last.id),
      createdAt: shop.options.clock(),
      updatedAt: null,
    });
  });
}
