import type { OrderRow } from '../../database/order-rows.ts';
import { toDate } from '../shapes/customer-shape.ts';
import type { Shop } from '../shop.ts';

/**
 * History of the states of an order, its delivery and its payments, oldest first. The vendor keeps it as
 * `state_machine_history`, which its Store API does not expose.
 */
export const orderHistory = ({ database }: Pick<Shop, 'database'>, { id }: OrderRow) =>
  database.orderMoves.ofOrder(id).map(({ machine, state, trackingCode, at }) => ({
    machine,
    state,
    trackingCode,
    at: toDate(at),
  }));
