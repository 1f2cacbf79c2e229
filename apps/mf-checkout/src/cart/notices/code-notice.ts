import { cartErrors, type Cart, type CartError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Notice } from './notices';

export const isAboutDiscount = ({ messageKey }: Pick<CartError, 'messageKey'>): boolean =>
  /^(auto-)?promotion/.test(messageKey);

const textIn = ({ parameters }: CartError, name: string): string => String(parameters?.[name] ?? '');

const notice = (
  text: SnippetKey,
  values: Record<string, string> = {},
  kind: Notice['kind'] = 'info',
): Notice => ({ key: text, kind, text, values });

type Found = (messageKey: string) => CartError | undefined;

const withName = (error: CartError, named: SnippetKey, unnamed: SnippetKey): Notice => {
  const name = textIn(error, 'name');
  return name ? notice(named, { name }) : notice(unnamed);
};

/** Reason why a known discount does not apply. */
function refusal(found: Found): Notice | undefined {
  const excluded = found('promotion-excluded');
  if (excluded)
    return withName(
      excluded,
      'headless.cart.notice.codeExcluded',
      'headless.cart.notice.codeExcludedUnknown',
    );
  if (found('promotions-on-cart-price-zero-error')) return notice('headless.cart.notice.codeZero');
  const notEligible = found('promotion-not-eligible');
  return (
    notEligible &&
    withName(notEligible, 'headless.cart.notice.codeWaits', 'headless.cart.notice.codeNotEligible')
  );
}

const finder =
  (errors: readonly CartError[]): Found =>
  (messageKey) =>
    errors.find((error) => error.messageKey === messageKey);

/**
 * Reduces the messages about discounts to one notice. First comes an unknown code, then an added or replaced discount.
 * After those come the reason of a refusal, and a removal.
 */
export function discountNotice(errors: readonly CartError[]): Notice | undefined {
  const found = finder(errors.filter(isAboutDiscount));
  const unknown = found('promotion-not-found');
  const isGone = found('promotion-discount-deleted') ?? found('auto-promotion-not-found');
  if (unknown) {
    const code = textIn(unknown, 'code');
    const text = isGone ? 'headless.cart.notice.codeEnded' : 'headless.cart.notice.codeUnknown';
    return code
      ? notice(text, { code }, 'error')
      : notice('headless.cart.notice.codeNotEligible', {}, 'error');
  }
  const excluded = found('promotion-excluded');
  if (found('promotion-discount-added'))
    return excluded && isGone
      ? notice('headless.cart.notice.codeReplaces', { name: textIn(excluded, 'name') }, 'success')
      : notice('headless.cart.notice.discountAdded', {}, 'success');
  return refusal(found) ?? (isGone && notice('headless.cart.notice.discountRemoved'));
}

const isIn = ({ lineItems }: Cart, code: string): boolean =>
  lineItems.some(({ payload }) => payload?.code?.toUpperCase() === code.toUpperCase());

/** The notice after entering a code, from the cart before and after it. */
export function codeNotice(code: string, before: Cart, after: Cart): Notice {
  const errors = Object.values(cartErrors(after));
  if (isIn(after, code))
    return isIn(before, code)
      ? notice('headless.cart.notice.codeTwice', { code })
      : (discountNotice(errors) ?? notice('headless.cart.notice.discountAdded', {}, 'success'));
  const unknown = errors.find((error) => textIn(error, 'code').toUpperCase() === code.toUpperCase());
  if (unknown) return notice('headless.cart.notice.codeUnknown', { code }, 'error');
  // Discounts that do not apply yet are repeated in every response. This one is new, unless it was entered again.
  const known = cartErrors(before);
  const news = errors.filter(({ key }) => !(key in known));
  const [one, ...more] = (news.length > 0 ? news : errors).filter(isAboutDiscount);
  const said = more.length === 0 && one ? refusal(finder([one])) : undefined;
  return said ?? refusal(finder(news)) ?? notice('headless.cart.notice.codeNotEligible');
}
