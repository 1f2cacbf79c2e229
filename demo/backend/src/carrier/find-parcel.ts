import { arrivalOf } from '../commerce/checkout/delivery-date.ts';
import { COUNTRIES } from '../commerce/context/reference-data.ts';
import type { OrderDetails } from '../database/order-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { Parcel } from './parcel.ts';

type Books = Pick<Database, 'orders' | 'orderMoves'>;

/** Finds a shipped parcel by the carrier's code; undefined for unknown codes. */
export function findParcel({ orders, orderMoves }: Books, code: string): Parcel | undefined {
  const left = orderMoves.ofParcel(code);
  const order = left && orders.byId(left.orderId);
  if (!order) return undefined;
  const moves = orderMoves.ofOrder(order.id).filter(({ at }) => at >= left.at);
  const momentOf = (machine: string, ...states: string[]) =>
    moves.findLast((move) => move.machine === machine && states.includes(move.state))?.at ?? null;
  const { shipping } = JSON.parse(order.details) as OrderDetails;
  const iso = COUNTRIES.find(({ id }) => id === shipping.countryId)?.iso ?? '';
  const isIn = (...states: string[]) => states.includes(order.deliveryState);
  return {
    code,
    leftAt: left.at,
    promisedAt: arrivalOf(left.at, iso),
    deliveredAt: order.state === 'completed' ? momentOf('order', 'completed') : null,
    returnedAt: isIn('returned') ? momentOf('order_delivery', 'returned') : null,
    stoppedAt: isIn('cancelled') ? (order.updatedAt ?? left.at) : null,
  };
}
