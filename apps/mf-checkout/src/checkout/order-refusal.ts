import { CommerceError, MalformedAnswerError, type CartError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Notice } from '../cart/notices/notices';
import { isLoggedOut, isRefusedFor, isUnanswered } from '@weefsel/forms';

/** The message for a failure on the way to an order. */
export function checkoutFailure(error: unknown): SnippetKey {
  if (isUnanswered(error)) return 'headless.checkout.offline';
  return isLoggedOut(error) ? 'headless.checkout.sessionLost' : 'headless.checkout.failed';
}

export interface OrderRefusal {
  text: SnippetKey;
  /** Changes in the cart. */
  notices: readonly Notice[];
}

/** The shopper changed before the order was sent: a login or logout in another tab. */
export class OtherShopperError extends Error {
  override readonly name = 'OtherShopperError';

  /** True when the session has ended. */
  readonly isNobody: boolean;

  constructor(customerId: string) {
    super(
      'The session has become the one of another shopper, so nothing was ordered. Their details have to be looked at.',
    );
    this.isNobody = customerId === '';
  }
}

/** A failure before the order was sent. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';

  constructor(cause: unknown) {
    super('The order was not sent, so there is none.', { cause });
  }
}

/**
 * True when the order may exist although placing it failed. Causes: no response, an unreadable one, or a failure in the
 * backend. Also a cart that an earlier, successful attempt emptied.
 */
export const mayBePlaced = (error: unknown): boolean =>
  isUnanswered(error) ||
  error instanceof MalformedAnswerError ||
  // The second is from backends until 6.6: the order was placed, only its payment failed.
  isRefusedFor(error, 'CHECKOUT__CART_EMPTY', 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED') ||
  (error instanceof CommerceError && error.status >= 500 && !error.has('CHECKOUT__CART_INVALID'));

const isCartError = (value: unknown): value is CartError =>
  typeof value === 'object' && value !== null && 'messageKey' in value && 'key' in value;

/** The cart's messages in a refusal, by key. The backend sends them as a list or as a map. */
export function cartErrorsIn(error: unknown): Record<string, CartError> {
  const details = error instanceof CommerceError ? error.details : [];
  const parameters = details.find(({ code }) => code === 'CHECKOUT__CART_INVALID')?.meta?.parameters;
  const errors = parameters && !Array.isArray(parameters) ? parameters['errors'] : undefined;
  const found = Object.values(typeof errors === 'object' && errors !== null ? errors : {}).filter(
    isCartError,
  );
  return Object.fromEntries(found.map((error) => [error.key, error]));
}

export function refusalText(error: unknown): SnippetKey {
  if (error instanceof OtherShopperError)
    return error.isNobody ? 'headless.checkout.sessionLost' : 'headless.checkout.otherShopper';
  if (error instanceof NotSentError) return checkoutFailure(error.cause);
  if (isLoggedOut(error)) return checkoutFailure(error);
  if (isRefusedFor(error, 'CHECKOUT__CART_EMPTY')) return 'headless.checkout.cartEmpty';
  if (isRefusedFor(error, 'CHECKOUT__CART_HASH_MISMATCH', 'CHECKOUT__CART_INVALID'))
    return 'headless.checkout.cartChanged';
  if (mayBePlaced(error)) return 'headless.checkout.unsure';
  const isAboutMethod =
    error instanceof CommerceError && error.details.some(({ code = '' }) => /PAYMENT|SHIPPING/.test(code));
  return isAboutMethod ? 'headless.checkout.methodRefused' : 'headless.checkout.orderFailed';
}
