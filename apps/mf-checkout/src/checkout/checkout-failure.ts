import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isLoggedOut, isUnanswered } from '@weefsel/forms';

/** What to tell when something on the way to an order failed. */
export function checkoutFailure(error: unknown): SnippetKey {
  if (isUnanswered(error)) return 'headless.checkout.offline';
  return isLoggedOut(error) ? 'headless.checkout.sessionLost' : 'headless.checkout.failed';
}
