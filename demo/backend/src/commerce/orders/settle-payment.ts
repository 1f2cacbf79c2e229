import type { TransactionRow } from '../../database/order-rows.ts';
import { movePayment, type OrderBackOffice } from './move-order.ts';
import { stateAfter } from './state-machines.ts';

const TRANSITION_OF_CODE: Readonly<Record<number, string>> = {
  190: 'paid',
  490: 'fail',
  491: 'fail',
  492: 'fail',
  690: 'fail',
  791: 'process',
  890: 'cancel',
  891: 'fail',
};

const UNDECIDED: readonly TransactionRow['state'][] = ['open', 'in_progress', 'unconfirmed', 'reminded'];

/** Transition that a report causes; `undefined` when it arrives too late to have an effect. */
function transitionFor({ state }: TransactionRow, statuscode: number, isWhole: boolean): string | undefined {
  const usual = TRANSITION_OF_CODE[statuscode];
  const transition = usual === 'paid' && !isWhole ? 'paid_partially' : usual;
  if (!transition || !stateAfter('order_transaction', state, transition)) return undefined;
  return transition === 'paid' || UNDECIDED.includes(state) ? transition : undefined;
}

/**
 * Applies the provider's report to a payment. Reports may arrive twice, late and in any order.
 * @param id of a transaction, or of an order: then its last transaction is meant.
 * @param statuscode of the provider, e.g. 190. A code without meaning for the order changes nothing.
 * @param isWhole false when less was received than the order costs.
 * @returns the transaction afterwards, `undefined` for an unknown id.
 */
export function settlePayment(
  backOffice: OrderBackOffice,
  id: string,
  statuscode: number,
  isWhole = true,
): TransactionRow | undefined {
  const { orders, transaction } = backOffice.database;
  return transaction(() => {
    const known = orders.transactionById(id) ?? orders.transactionsOf(id).at(-1);
    const transition = known && transitionFor(known, statuscode, isWhole);
    return known && transition ? movePayment(backOffice, known, transition) : known;
  });
}
