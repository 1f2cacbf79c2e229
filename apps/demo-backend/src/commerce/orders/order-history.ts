import type { OrderRow } from '../../database/order-rows.ts';
import { toDate } from '../shapes/customer-shape.ts';
import type { Shop } from '../shop.ts';

/** When an order, its delivery and its payments got to which state, the oldest first: the vendor's `state_machine_history`, which its Store API does not give away. */
export const orderHistory = ({ database }: Pick<Shop, 'database'>, { id }: OrderRow) =>
  database.orderMoves.ofOrder(id).map(({ machine, state, trackingCode, at }) => ({
    machine,
    state,
    trackingCode,
    at: toDate(at),
  }));
