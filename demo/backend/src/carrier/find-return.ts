import { returnParcelCode } from '../commerce/withdrawals/return-label.ts';
import type { Database } from '../database/open-database.ts';
import type { ReturnParcel } from './return-parcel.ts';

type Books = Pick<Database, 'orders' | 'withdrawals'>;

/** Finds a return parcel by its label code; undefined for unknown codes. */
export function findReturn({ orders, withdrawals }: Books, code: string): ReturnParcel | undefined {
  const [, number] = /^3SWRET(\d{7,15})\d{2}$/.exec(code) ?? [];
  const order = number === undefined ? undefined : orders.byNumber(Number(number));
  if (!order) return undefined;
  const given = withdrawals.confirmedOf(order.id).find((one) => returnParcelCode(order, one) === code);
  // A withdrawal of unsent goods has no parcel to return.
  if (!given || given.unsent === 1) return undefined;
  const cancelledAt = order.deliveryState === 'cancelled' ? order.updatedAt : null;
  return {
    code,
    registeredAt: given.confirmedAt ?? given.createdAt,
    backAt: given.receivedAt,
    stoppedAt: given.refundedAt ?? cancelledAt,
  };
}
