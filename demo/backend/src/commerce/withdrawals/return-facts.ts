import type { OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalRow } from '../../database/withdrawals.ts';
import { PROMISES } from '../../promised.ts';
import { dayAfter, dayOf } from './terms.ts';

/** Progress of a confirmed withdrawal. */
type WithdrawalState = 'sendBack' | 'received' | 'unsent' | 'settled';

function stateOf({ unsent, receivedAt, refundedAt }: WithdrawalRow): WithdrawalState {
  if (refundedAt !== null) return 'settled';
  if (unsent === 1) return 'unsent';
  return receivedAt === null ? 'sendBack' : 'received';
}

/** Facts of a confirmed withdrawal for the shopper: its code for the parcel, the deadlines, the money. */
export function returnFacts({ number }: Pick<OrderRow, 'number'>, withdrawal: WithdrawalRow) {
  const day = dayOf(withdrawal.confirmedAt ?? withdrawal.createdAt);
  return {
    /** Printed on the parcel, and identifies the withdrawal for customer service. */
    returnCode: `R${number}-${withdrawal.number ?? 0}`,
    state: stateOf(withdrawal),
    /** False when nothing was paid, so that the amount is no longer due. */
    isPaid: withdrawal.paid === 1,
    isUnsent: withdrawal.unsent === 1,
    confirmedAt: new Date(withdrawal.confirmedAt ?? withdrawal.createdAt).toISOString(),
    sendBackUntil: withdrawal.unsent === 1 ? null : dayAfter(day, PROMISES.sendBackDays),
    refundUntil: dayAfter(day, PROMISES.refundDays),
  };
}
