import { CommerceError, NetworkError, TimeoutError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

const THROTTLED = [
  'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
  'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
  'FRAMEWORK__RATE_LIMIT_EXCEEDED',
];

/** Whether the shopper was logged out elsewhere: in another tab, or because the session is old. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** What to tell a shopper whose form did not get through for no fault of its fields. */
export function failureText(error: unknown): SnippetKey {
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'headless.login.offline';
  const isThrottled =
    error instanceof CommerceError && (error.status === 429 || THROTTLED.some((code) => error.has(code)));
  return isThrottled ? 'headless.accountForm.throttled' : 'headless.accountForm.failed';
}
