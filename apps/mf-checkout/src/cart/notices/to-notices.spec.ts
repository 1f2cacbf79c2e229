import type { CartError } from '@weefsel/api-clients';
import { builtInText } from '../../testing/stores-for';
import { product, stockReached } from '../../testing/cart-backend';
import { toNotices } from './to-notices';

const trui = product('trui', 'Trui');

const message = (messageKey: string, more: Partial<CartError> = {}): CartError => ({
  key: messageKey,
  messageKey,
  level: 20,
  ...more,
});

const said = (error: CartError) => toNotices({ [error.key]: error }, [trui])[0];

describe('messages of the cart', () => {
  test('of a product belong to its line [CRT-02]', () => {
    expect(said(stockReached(trui, 2))).toMatchObject({
      lineId: 'trui',
      kind: 'info',
      text: 'headless.cart.notice.stockReached',
      values: { quantity: '2' },
    });
  });

  test.each([
    ['product-stock-reached', 'headless.cart.notice.stockReachedUnknown'],
    ['product-out-of-stock', 'headless.cart.notice.notFound'],
    ['promotion-not-found', 'headless.cart.notice.codeNotEligible'],
    ['promotion-excluded', 'headless.cart.notice.codeExcludedUnknown'],
    ['shipping-method-blocked-home', 'headless.cart.notice.deliveryChanged'],
    ['payment-method-blocked', 'headless.cart.notice.deliveryChanged'],
    ['plugin-payment-method-hint', 'headless.cart.notice.other'],
    ['something-new', 'headless.cart.notice.other'],
  ])('%s without parameters still reads as a sentence [CRT-02]', (messageKey, text) => {
    const notice = said(message(messageKey));
    expect(notice?.text).toBe(text);
    expect(builtInText(notice?.text ?? 'headless.cart.title')).not.toContain('{');
  });

  test('report an applied discount as success, although it comes among the errors [CRT-02]', () => {
    expect(said(message('promotion-discount-added', { level: 0 }))?.kind).toBe('success');
  });

  test('leave out those that only the checkout can resolve [CRT-02]', () => {
    expect(said(message('salutation-missing-customer'))).toBeUndefined();
  });
});
