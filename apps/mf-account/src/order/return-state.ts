import type { OrderWithdrawals } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

type Confirmed = Pick<OrderWithdrawals['withdrawals'][number], 'state' | 'isPaid'>;

/** Progress of a return as text. States unknown to the shop count as in progress. */
export function returnState({ state, isPaid }: Confirmed): SnippetKey {
  if (state === 'settled') return 'headless.withdrawal.state.settled';
  if (state === 'sendBack') return 'headless.withdrawal.state.sendBack';
  if (state === 'received') return 'headless.withdrawal.state.received';
  return isPaid ? 'headless.withdrawal.state.unsent' : 'headless.withdrawal.state.done';
}
