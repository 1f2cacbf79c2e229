import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isLoggedOut, isRefusedFor } from '@weefsel/forms';

const REFUSED = ['CHECKOUT__GUEST_NOT_AUTHENTICATED', 'CHECKOUT__GUEST_WRONG_CREDENTIALS'];

/** The backend has no such order for this proof, and gives no reason. */
export class UnknownOrderError extends Error {
  override name = 'UnknownOrderError';

  constructor(code: string) {
    super(`There is no order of the link ${code} to be shown to this guest.`);
  }
}

/** The order exists, but its customer no longer does. */
export class NoCustomerError extends Error {
  override name = 'NoCustomerError';

  constructor(code: string) {
    super(`Whoever placed the order of the link ${code} is not known any more.`);
  }
}

/** Message for an order that a guest may not see. */
export function explainProof(error: unknown): SnippetKey | undefined {
  if (error instanceof NoCustomerError) return 'headless.order.guestGone';
  if (isLoggedOut(error)) return 'headless.order.needsLogin';
  const isRefused = error instanceof UnknownOrderError || isRefusedFor(error, ...REFUSED);
  return isRefused ? 'headless.order.guestWrong' : undefined;
}
