import { CommerceError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isUnanswered } from '@weefsel/forms';

// Distinguishing an unknown e-mail address from a wrong password would reveal who is a customer.
const WRONG = ['CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'CHECKOUT__CUSTOMER_NOT_FOUND'];

function ofBackend(error: CommerceError): SnippetKey {
  if (error.status === 429 || error.has('CHECKOUT__CUSTOMER_AUTH_THROTTLED'))
    return 'headless.login.throttled';
  if (error.has('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')) return 'headless.login.notConfirmed';
  // Commerce cores up to 6.4 answer 401 with an unspecific code.
  return error.status === 401 || WRONG.some((code) => error.has(code))
    ? 'headless.login.wrong'
    : 'headless.login.failed';
}

export function loginFailure(error: unknown): SnippetKey {
  if (error instanceof CommerceError) return ofBackend(error);
  return isUnanswered(error) ? 'headless.form.offline' : 'headless.login.failed';
}
