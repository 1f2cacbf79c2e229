import { CommerceError, HttpError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';

const THROTTLED = [
  'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
  'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
  'FRAMEWORK__RATE_LIMIT_EXCEEDED',
];

/** True when the backend refused something for one of these codes. */
export const isRefusedFor = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof CommerceError && codes.some((code) => error.has(code));

/** True when the backend no longer knows the customer. Causes: a logout in another tab, or an old session. */
export const isLoggedOut = (error: unknown): boolean =>
  isRefusedFor(error, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** Statuses of a request without a response: no connection, or our own time-out. */
const UNANSWERED = [0, 408];

/** True when no response came: the request may or may not have been executed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof HttpError && UNANSWERED.includes(error.status);

/** The message for a form that failed without an error in its fields. */
export function failureText(error: unknown): SnippetKey {
  if (isUnanswered(error)) return 'headless.form.offline';
  const isThrottled =
    isRefusedFor(error, ...THROTTLED) || (error instanceof CommerceError && error.status === 429);
  return isThrottled ? 'headless.form.throttled' : 'headless.form.failed';
}
