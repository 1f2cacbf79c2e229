import type { OrderWithdrawals } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

type Confirmed = Pick<OrderWithdrawals['withdrawals'][number], 'state' | 'isPaid'>;

/** How far something that was withdrawn is, in the shop's words; a state that the shop does not know is being worked on. */
export function returnState({ state, isPaid }: Confirmed): SnippetKey {
  if (state === 'settled') return 'headless.withdrawal.state.settled';
  if (state === 'sendBack') return 'headless.withdrawal.state.sendBack';
  if (state === 'received') return 'headless.withdrawal.state.received';
  return isPaid ? 'headless.withdrawal.state.unsent' : 'headless.withdrawal.state.done';
}
