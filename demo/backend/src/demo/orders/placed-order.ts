import { transitionsFrom, type StateMachine } from '../../commerce/orders/state-machines.ts';
import type { Database } from '../../database/open-database.ts';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';

/** State of one of an order's state machines, with its possible transitions. */
interface Standing {
  state: string;
  transitions: readonly string[];
}

/** An order as shown to testers of the shop. */
export interface PlacedOrder {
  id: string;
  number: number;
  email: string;
  totalCents: number;
  placedAt: number;
  standings: Record<StateMachine, Standing>;
}

type Orders = Pick<Database, 'orders'>;

function standingsOf({ orders }: Orders, { id, state, deliveryState }: OrderRow): PlacedOrder['standings'] {
  const payment = orders.transactionsOf(id).at(-1)?.state;
  return {
    order: { state, transitions: transitionsFrom('order', state) },
    order_delivery: { state: deliveryState, transitions: transitionsFrom('order_delivery', deliveryState) },
    order_transaction: {
      state: payment ?? 'none',
      transitions: payment ? transitionsFrom('order_transaction', payment) : [],
    },
  };
}

/** Latest orders, newest first. */
export const newestOrders = (database: Orders, count: number): PlacedOrder[] =>
  database.orders.newest(count).map((order) => ({
    id: order.id,
    number: order.number,
    email: (JSON.parse(order.details) as OrderDetails).customer.email,
    totalCents: order.totalCents,
    placedAt: order.createdAt,
    standings: standingsOf(database, order),
  }));
