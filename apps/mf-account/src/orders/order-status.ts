import { mainDelivery, paymentState, type Order } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

const DELIVERY: Readonly<Record<string, SnippetKey>> = {
  returned: 'headless.orders.returned',
  returned_partially: 'headless.orders.returnedPartially',
  shipped: 'headless.orders.shipped',
  shipped_partially: 'headless.orders.shippedPartially',
};

const PAYMENT: Readonly<Record<string, SnippetKey>> = {
  open: 'headless.orders.paymentOpen',
  unconfirmed: 'headless.orders.paymentPending',
  in_progress: 'headless.orders.paymentPending',
  authorized: 'headless.orders.paymentAuthorized',
  reminded: 'headless.orders.paymentOpen',
  paid: 'headless.orders.paymentPaid',
  paid_partially: 'headless.orders.paymentPartly',
  failed: 'headless.orders.paymentFailed',
  cancelled: 'headless.orders.paymentCancelled',
  refunded: 'headless.orders.paymentRefunded',
  refunded_partially: 'headless.orders.paymentRefundedPartly',
  chargeback: 'headless.orders.paymentChargeback',
};

/** Payment states in which an order waits. */
const WAITING = ['open', 'failed', 'cancelled', 'reminded', 'chargeback'];

/** True when an order is not sent before its payment. */
export const isWaitingForMoney = (order: Order): boolean => WAITING.includes(paymentState(order));

/** Status of an order as one text. Cancellation outranks delivery, delivery outranks payment. */
export function orderStatus(order: Order): SnippetKey {
  const state = order.stateMachineState?.technicalName;
  if (state === 'cancelled') return 'headless.orders.cancelled';
  const sent = mainDelivery(order)?.stateMachineState?.technicalName ?? '';
  if (state === 'completed' && sent === 'shipped') return 'headless.orders.delivered';
  const delivery = DELIVERY[sent];
  if (delivery) return delivery;
  if (state === 'completed') return 'headless.orders.completed';
  if (isWaitingForMoney(order)) return 'headless.orders.waiting';
  return state === 'in_progress' ? 'headless.orders.inProgress' : 'headless.orders.received';
}

/** Payment status of an order; undefined for a state unknown to the shop. */
export const paymentStatus = (order: Order): SnippetKey | undefined => PAYMENT[paymentState(order)];
