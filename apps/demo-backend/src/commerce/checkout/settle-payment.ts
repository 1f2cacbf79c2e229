import type { TransactionRow, TransactionState } from '../../database/order-rows.ts';
import type { Database } from '../../database/open-database.ts';

const STATE_OF_CODE: Readonly<Record<number, TransactionState>> = {
  190: 'paid',
  490: 'failed',
  491: 'failed',
  492: 'failed',
  690: 'failed',
  791: 'in_progress',
  890: 'cancelled',
  891: 'failed',
};

function mayBecome(from: TransactionState, to: TransactionState): boolean {
  if (from === 'paid' || from === to) return false;
  // Whatever was reported before: money that came in came in.
  return to === 'paid' || from === 'open' || from === 'in_progress';
}

/**
 * Keeps what the provider reports about a payment; reports may come twice, late and in any order.
 * @param id of a transaction, or of an order: then its last transaction is meant.
 * @param statuscode of the provider, e.g. 190; a code without meaning for the order changes nothing.
 * @param now in milliseconds since 1970.
 * @returns the transaction as it is now, `undefined` when the id is unknown.
 */
export function settlePayment(
  { orders, transaction }: Pick<Database, 'orders' | 'transaction'>,
  id: string,
  statuscode: number,
  now: number,
): TransactionRow | undefined {
  return transaction(() => {
    const known = orders.transactionById(id) ?? orders.transactionsOf(id).at(-1);
    const state = STATE_OF_CODE[statuscode];
    if (!known || !state || !mayBecome(known.state, state)) return known;
    const settled = { ...known, state, updatedAt: now };
    orders.saveTransaction(settled);
    return settled;
  });
}
