import type { Withdrawal } from '@weefsel/api-clients';

export type WithdrawalStep = 'order' | 'lines' | 'review' | 'receipt' | 'nothing';

/** Current step of a withdrawal. Lines that can no longer be withdrawn have to be chosen anew. */
export function stepOf(withdrawal: Withdrawal | null | undefined, choosesAgain: boolean): WithdrawalStep {
  if (!withdrawal) return 'order';
  if (withdrawal.receipt) return 'receipt';
  if (!withdrawal.isOpen) return 'nothing';
  const isChosen = withdrawal.lines.some(({ chosen }) => chosen > 0);
  const fits = withdrawal.lines.every(({ chosen, left }) => chosen <= left);
  return isChosen && fits && !choosesAgain ? 'review' : 'lines';
}
