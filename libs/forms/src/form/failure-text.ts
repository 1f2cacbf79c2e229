import { CommerceError, HttpError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';

const THROTTLED = [
  'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
  'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
  'FRAMEWORK__RATE_LIMIT_EXCEEDED',
];

/** Whether the backend refused something, and for one of these reasons. */
export const isRefusedFor = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof CommerceError && codes.some((code) => error.has(code));

/** Whether the backend no longer knows who this is: logged out in another tab, or the session is old. */
export const isLoggedOut = (error: unknown): boolean =>
  isRefusedFor(error, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** Statuses of a request that was never answered: no connection, time-out of our own. */
const UNANSWERED = [0, 408];

/** No answer came: the request may or may not have been carried out. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof HttpError && UNANSWERED.includes(error.status);

/** The message for a form that failed without an error in its fields. */
export function failureText(error: unknown): SnippetKey {
  if (isUnanswered(error)) return 'headless.form.offline';
  const isThrottled =
    isRefusedFor(error, ...THROTTLED) || (error instanceof CommerceError && error.status === 429);
  return isThrottled ? 'headless.form.throttled' : 'headless.form.failed';
}
