import { MalformedAnswerError, TimeoutError } from '@weefsel/api-clients';
import { refusedWith, unanswered } from '../testing/refused';
import { cartErrorsIn, mayBePlaced, NotSentError, OtherShopperError, refusalText } from './order-refusal';

const timeout = new TimeoutError({ method: 'POST', url: 'http://commerce.test', timeoutMs: 1 });
const refused = (status: number, ...codes: string[]) =>
  refusedWith(status, ...codes.map((code) => ({ code })));

describe('an order that was not placed', () => {
  test.each([
    ['nobody answered', unanswered(), true, 'unsure'],
    ['the answer came too late', timeout, true, 'unsure'],
    ['the answer cannot be read', new MalformedAnswerError('x'), true, 'unsure'],
    ['the backend broke', refused(500), true, 'unsure'],
    ['the way to the backend broke', refused(502, 'X'), true, 'unsure'],
    ['only its payment failed', refused(400, 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED'), true, 'unsure'],
    ['the cart is empty', refused(400, 'CHECKOUT__CART_EMPTY'), true, 'cartEmpty'],
    ['the cart had to change', refused(500, 'CHECKOUT__CART_INVALID'), false, 'cartChanged'],
    ['another cart was seen', refused(409, 'CHECKOUT__CART_HASH_MISMATCH'), false, 'cartChanged'],
    ['the session has ended', refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'), false, 'sessionLost'],
    ['it cannot be paid so', refused(400, 'CHECKOUT__PAYMENT_METHOD_UNKNOWN'), false, 'methodRefused'],
    ['it cannot be sent so', refused(400, 'X', 'CHECKOUT__SHIPPING_BLOCKED'), false, 'methodRefused'],
    ['of another reason', refused(400, 'SOMETHING'), false, 'orderFailed'],
    ['of no reason', refusedWith(400, {}), false, 'orderFailed'],
    ['of a fault of ours', new TypeError('x'), false, 'orderFailed'],
  ])('because %s reports the reason, and whether it may exist [CRT-07]', (_why, error, mayExist, text) => {
    expect(mayBePlaced(error)).toBe(mayExist);
    expect(refusalText(error)).toBe(`headless.checkout.${text}`);
  });

  test('because it was never sent does not exist, and reports the cause [CRT-07]', () => {
    const notSent = new NotSentError(unanswered());
    expect(mayBePlaced(notSent)).toBe(false);
    expect(refusalText(notSent)).toBe('headless.checkout.offline');
  });

  test('because the customer changed does not exist, with different texts for a logout and another customer [CRT-07]', () => {
    expect(refusalText(new OtherShopperError(''))).toBe('headless.checkout.sessionLost');
    expect(refusalText(new OtherShopperError('emma'))).toBe('headless.checkout.otherShopper');
    expect(mayBePlaced(new OtherShopperError('emma'))).toBe(false);
  });
});

describe('the messages of the cart in a refusal', () => {
  const gone = { key: 'gone-1', messageKey: 'product-out-of-stock', level: 20 };
  const less = { key: 'less-2', messageKey: 'product-stock-reached', level: 10 };
  const invalid = (parameters?: Record<string, unknown> | unknown[]) =>
    refusedWith(
      500,
      { code: 'SOMETHING', meta: { parameters: { errors: [less] } } },
      { code: 'CHECKOUT__CART_INVALID', ...(parameters && { meta: { parameters } }) },
    );

  test.each([
    ['a list', [gone, less]],
    ['a map by key', { a: gone, b: less }],
  ])('come as %s [CRT-02]', (_form, errors) => {
    expect(cartErrorsIn(invalid({ errors }))).toEqual({ 'gone-1': gone, 'less-2': less });
  });

  test('are those with a key and a message key [CRT-02]', () => {
    const { key, messageKey } = less;
    expect(cartErrorsIn(invalid({ errors: [null, 'x', 7, { key }, { messageKey }, gone] }))).toEqual({
      'gone-1': gone,
    });
  });

  test.each([
    ['without parameters', invalid()],
    ['with a list of parameters', invalid([{ errors: [gone] }])],
    ['without messages', invalid({})],
    ['with a word for them', invalid({ errors: 'gone' })],
    ['with nothing for them', invalid({ errors: null })],
    ['of another kind', refusedWith(500, { code: 'X', meta: { parameters: { errors: [gone] } } })],
    ['that is none', new TypeError('x')],
  ])('are none in one %s', (_what, error) => {
    expect(cartErrorsIn(error)).toEqual({});
  });
});
