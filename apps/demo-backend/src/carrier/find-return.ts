import { returnParcelCode } from '../commerce/withdrawals/return-label.ts';
import type { Database } from '../database/open-database.ts';
import type { ReturnParcel } from './return-parcel.ts';

type Books = Pick<Database, 'orders' | 'withdrawals'>;

/** A parcel that comes back, by the code on its label; undefined for what no label says. */
export function findReturn({ orders, withdrawals }: Books, code: string): ReturnParcel | undefined {
  const [, number] = /^3SWRET(\d{7,15})\d{2}$/.exec(code) ?? [];
  const order = number === undefined ? undefined : orders.byNumber(Number(number));
  if (!order) return undefined;
  const given = withdrawals.confirmedOf(order.id).find((one) => returnParcelCode(order, one) === code);
  // What never left has nothing to come back.
  if (!given || given.unsent === 1) return undefined;
  const cancelledAt = order.deliveryState === 'cancelled' ? order.updatedAt : null;
  return {
    code,
    registeredAt: given.confirmedAt ?? given.createdAt,
    backAt: given.receivedAt,
    stoppedAt: given.refundedAt ?? cancelledAt,
  };
}
