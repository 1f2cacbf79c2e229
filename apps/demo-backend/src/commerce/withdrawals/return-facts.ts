import type { OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalRow } from '../../database/withdrawals.ts';
import { PROMISES } from '../../promised.ts';
import { dayAfter, dayOf } from './terms.ts';

/** How far what was given up has come. */
export type WithdrawalState = 'sendBack' | 'received' | 'unsent' | 'settled';

function stateOf({ unsent, receivedAt, refundedAt }: WithdrawalRow): WithdrawalState {
  if (refundedAt !== null) return 'settled';
  if (unsent === 1) return 'unsent';
  return receivedAt === null ? 'sendBack' : 'received';
}

/** What a shopper needs to know of a confirmed withdrawal: its code for the parcel, the days to come, the money. */
export function returnFacts({ number }: Pick<OrderRow, 'number'>, withdrawal: WithdrawalRow) {
  const day = dayOf(withdrawal.confirmedAt ?? withdrawal.createdAt);
  return {
    /** Goes on the parcel, and names the withdrawal to customer service. */
    returnCode: `R${number}-${withdrawal.number ?? 0}`,
    state: stateOf(withdrawal),
    /** Else it need not be paid any more. */
    isPaid: withdrawal.paid === 1,
    isUnsent: withdrawal.unsent === 1,
    confirmedAt: new Date(withdrawal.confirmedAt ?? withdrawal.createdAt).toISOString(),
    sendBackUntil: withdrawal.unsent === 1 ? null : dayAfter(day, PROMISES.sendBackDays),
    refundUntil: dayAfter(day, PROMISES.refundDays),
  };
}
