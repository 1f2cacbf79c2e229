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

/** Where the shop's people work on orders. */
export interface OrderDesk {
  database: Pick<
    Database,
    'orders' | 'orderMoves' | 'paymentReports' | 'stock' | 'stockAlerts' | 'withdrawals' | 'transaction'
  >;
  outbox: Pick<Outbox, 'send'>;
  options: Pick<CommerceOptions, 'clock' | 'publicOrigin' | 'storefrontOrigin'>;
}

export interface OrderMove {
  /** What moves: the order, its delivery, or its last payment. */
  machine: StateMachine;
  /** e.g. `process`, `ship`, `refund`; see `transitionsFrom`. */
  transition: string;
  /** The carrier's code of a parcel that is sent; made up when absent. */
  trackingCode?: string;
}

const newTrackingCode = ({ number }: OrderRow, parcels: number) =>
  `3SWEEF${String(number).padStart(7, '0')}${parcels + 1}`;

/** Notes that an order got to a state, and tells the customer when that is of use to know. */
function tell(
  { database, outbox, options }: OrderDesk,
  machine: StateMachine,
  state: string,
  order: OrderRow,
  trackingCode: string | null = null,
): void {
  database.orderMoves.add({ orderId: order.id, machine, state, trackingCode, at: options.clock() });
  const mail = orderStateMail(machine, state, order, options);
  if (mail) outbox.send(mail);
}

/** Moves a delivery on and tells the customer. @throws StoreError 400 when that may not be now */
function moveDelivery(desk: OrderDesk, order: OrderRow, { transition, trackingCode }: OrderMove): OrderRow {
  const { deliveryState } = order;
  const state = stateAfter('order_delivery', deliveryState, transition);
  if (!state)
    throw illegalTransition(deliveryState, transition, transitionsFrom('order_delivery', deliveryState));
  const parcels = JSON.parse(order.trackingCodes) as string[];
  const sent = state.startsWith('shipped') ? (trackingCode ?? newTrackingCode(order, parcels.length)) : null;
  if (sent !== null) parcels.push(sent);
  const now = desk.options.clock();
  const moved = {
    ...order,
    deliveryState: state,
    trackingCodes: JSON.stringify(parcels),
    shippedAt: state === 'shipped' ? now : order.shippedAt,
    updatedAt: now,
  };
  desk.database.orders.save(moved);
  if (state.startsWith('returned')) noteReturn(desk, order.id);
  tell(desk, 'order_delivery', state, moved, sent);
  return moved;
}

/** What was in a cancelled order can be sold again, and is not sent; what was given up before is for sale already. */
function undoOrder(desk: OrderDesk, order: OrderRow): OrderRow {
  const { database } = desk;
  const taken = takenByAll(database.withdrawals.confirmedOf(order.id));
  for (const { id, type, referencedId, quantity } of database.orders.linesOf(order.id)) {
    const left = quantity - (taken[id] ?? 0);
    if (type === 'product' && left > 0) restock(desk, referencedId, left);
  }
  return {
    ...order,
    deliveryState: stateAfter('order_delivery', order.deliveryState, 'cancel') ?? 'cancelled',
  };
}

/** Moves an order itself on and tells the customer. @throws StoreError 400 when that may not be now */
export function moveOrderState(desk: OrderDesk, order: OrderRow, transition: string): OrderRow {
  const state = stateAfter('order', order.state, transition);
  if (!state) throw illegalTransition(order.state, transition, transitionsFrom('order', order.state));
  const next = { ...order, state, updatedAt: desk.options.clock() };
  const moved = state === 'cancelled' ? undoOrder(desk, next) : next;
  desk.database.orders.save(moved);
  tell(desk, 'order', state, moved);
  return moved;
}

/** Moves a payment on and tells the customer. @throws StoreError 400 when that may not be now */
export function movePayment(desk: OrderDesk, payment: TransactionRow, transition: string): TransactionRow {
  const { orders } = desk.database;
  const state = stateAfter('order_transaction', payment.state, transition);
  if (!state) {
    const possible = transitionsFrom('order_transaction', payment.state);
    throw illegalTransition(payment.state, transition, possible);
  }
  const moved = { ...payment, state, updatedAt: desk.options.clock() };
  orders.saveTransaction(moved);
  if (state.startsWith('refunded')) noteRefund(desk, payment.orderId);
  const order = orders.byId(payment.orderId);
  if (order) tell(desk, 'order_transaction', state, order);
  return moved;
}

/**
 * Moves an order, its delivery or its last payment on, as the shop's people would, with the mail that belongs to it.
 * @returns the order as it is now.
 * @throws StoreError 404 for an unknown order, 400 for a transition that may not follow on the present state.
 */
export function moveOrder(desk: OrderDesk, orderId: string, move: OrderMove): OrderRow {
  const { orders, transaction } = desk.database;
  return transaction(() => {
    const order = orders.byId(orderId);
    if (!order) throw orderNotFound(orderId);
    switch (move.machine) {
      case 'order':
        return moveOrderState(desk, order, move.transition);
      case 'order_delivery':
        return moveDelivery(desk, order, move);
      case 'order_transaction': {
        const payment = orders.transactionsOf(orderId).at(-1);
        if (!payment) throw orderNotFound(orderId);
        movePayment(desk, payment, move.transition);
        return order;
      }
    }
  });
}
