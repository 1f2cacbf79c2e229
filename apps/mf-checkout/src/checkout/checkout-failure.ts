import { CommerceError, NetworkError, TimeoutError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** No answer came: what was asked may have been done or not. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError;

/** The backend no longer knows who this is. */
export const isSessionLost = (error: unknown): boolean =>
  error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** What to tell when something on the way to an order failed. */
export function checkoutFailure(error: unknown): SnippetKey {
  if (isUnanswered(error)) return 'headless.checkout.offline';
  return isSessionLost(error) ? 'headless.checkout.sessionLost' : 'headless.checkout.failed';
}
