import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import type { Database } from '../../database/open-database.ts';
import { orderStateMail } from '../../mail/order-state-letters.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { illegalTransition, orderNotFound } from '../checkout/checkout-errors.ts';
import type { CommerceOptions } from '../shop.ts';
import { takenByAll } from '../../database/withdrawals.ts';
import { noteRefund, noteReturn } from '../withdrawals/note-progress.ts';
import { restock } from '../stock-alerts/restock.ts';
import { stateAfter, transitionsFrom, type StateMachine } from './state-machines.ts';

/** Parts of the shop that the staff needs for processing orders. */
export interface OrderBackOffice {
  database: Pick<
    Database,
    'orders' | 'orderMoves' | 'paymentReports' | 'stock' | 'stockAlerts' | 'withdrawals' | 'transaction'
  >;
  outbox: Pick<Outbox, 'send'>;
  options: Pick<CommerceOptions, 'clock' | 'publicOrigin' | 'storefrontOrigin'>;
}

export interface OrderMove {
  /** Machine to move: the order, its delivery, or its last payment. */
  machine: StateMachine;
  /** e.g. `process`, `ship`, `refund`; see `transitionsFrom`. */
  transition: string;
  /** The carrier's code of a shipped parcel. Generated when absent. */
  trackingCode?: string;
}

const newTrackingCode = ({ number }: OrderRow, parcels: number) =>
  `3SWEEF${String(number).padStart(7, '0')}${parcels + 1}`;

/** Records a new state of an order, and mails the customer about relevant ones. */
function tell(
  { database, outbox, options }: OrderBackOffice,
  machine: StateMachine,
  state: string,
  order: OrderRow,
  trackingCode: string | null = null,
): void {
  database.orderMoves.add({ orderId: order.id, machine, state, trackingCode, at: options.clock() });
  const mail = orderStateMail(machine, state, order, options);
  if (mail) outbox.send(mail);
}

/** Applies a transition to a delivery and mails the customer. @throws StoreError 400 for an illegal transition */
function moveDelivery(
  backOffice: OrderBackOffice,
  order: OrderRow,
  { transition, trackingCode }: OrderMove,
): OrderRow {
  const { deliveryState } = order;
  const state = stateAfter('order_delivery', deliveryState, transition);
  if (!state)
    throw illegalTransition(deliveryState, transition, transitionsFrom('order_delivery', deliveryState));
  const parcels = JSON.parse(order.trackingCodes) as string[];
  const sent = state.startsWith('shipped') ? (trackingCode ?? newTrackingCode(order, parcels.length)) : null;
  if (sent !== null) parcels.push(sent);
  const now = backOffice.options.clock();
  const moved = {
    ...order,
    deliveryState: state,
    trackingCodes: JSON.stringify(parcels),
    shippedAt: state === 'shipped' ? now : order.shippedAt,
    updatedAt: now,
  };
  backOffice.database.orders.save(moved);
  if (state.startsWith('returned')) noteReturn(backOffice, order.id);
  tell(backOffice, 'order_delivery', state, moved, sent);
  return moved;
}

/** Restocks the goods of a cancelled order and cancels its delivery. Goods of withdrawals are restocked already. */
function undoOrder(backOffice: OrderBackOffice, order: OrderRow): OrderRow {
  const { database } = backOffice;
  const taken = takenByAll(database.withdrawals.confirmedOf(order.id));
  for (const { id, type, referencedId, quantity } of database.orders.linesOf(order.id)) {
    const left = quantity - (taken[id] ?? 0);
    if (type === 'product' && left > 0) restock(backOffice, referencedId, left);
  }
  return {
    ...order,
    deliveryState: stateAfter('order_delivery', order.deliveryState, 'cancel') ?? 'cancelled',
  };
}

/** Applies a transition to an order and mails the customer. @throws StoreError 400 for an illegal transition */
export function moveOrderState(backOffice: OrderBackOffice, order: OrderRow, transition: string): OrderRow {
  const state = stateAfter('order', order.state, transition);
  if (!state) throw illegalTransition(order.state, transition, transitionsFrom('order', order.state));
  const next = { ...order, state, updatedAt: backOffice.options.clock() };
  const moved = state === 'cancelled' ? undoOrder(backOffice, next) : next;
  backOffice.database.orders.save(moved);
  tell(backOffice, 'order', state, moved);
  return moved;
}

/** Applies a transition to a payment and mails the customer. @throws StoreError 400 for an illegal transition */
export function movePayment(
  backOffice: OrderBackOffice,
  payment: TransactionRow,
  transition: string,
): TransactionRow {
  const { orders } = backOffice.database;
  const state = stateAfter('order_transaction', payment.state, transition);
  if (!state) {
    const possible = transitionsFrom('order_transaction', payment.state);
    throw illegalTransition(payment.state, transition, possible);
  }
  const moved = { ...payment, state, updatedAt: backOffice.options.clock() };
  orders.saveTransaction(moved);
  if (state.startsWith('refunded')) noteRefund(backOffice, payment.orderId);
  const order = orders.byId(payment.orderId);
  if (order) tell(backOffice, 'order_transaction', state, order);
  return moved;
}

/**
 * Applies a transition to an order, its delivery or its last payment, like the staff. Sends the mail.
 * @returns the order after the transition.
 * @throws StoreError 404 for an unknown order, 400 for a transition that the current state does not allow.
 */
export function moveOrder(backOffice: OrderBackOffice, orderId: string, move: OrderMove): OrderRow {
  const { orders, transaction } = backOffice.database;
  return transaction(() => {
    const order = orders.byId(orderId);
    if (!order) throw orderNotFound(orderId);
    switch (move.machine) {
      case 'order':
        return moveOrderState(backOffice, order, move.transition);
      case 'order_delivery':
        return moveDelivery(backOffice, order, move);
      case 'order_transaction': {
        const payment = orders.transactionsOf(orderId).at(-1);
        if (!payment) throw orderNotFound(orderId);
        movePayment(backOffice, payment, move.transition);
        return order;
      }
    }
  });
}
