import type { Cart, CartError } from '@weefsel/api-clients';
import { product } from '../../testing/cart-backend';
import { codeNotice, discountNotice } from './code-notice';

const error = (messageKey: string, parameters: Record<string, unknown> = {}): CartError => ({
  key: `${messageKey}-${String(parameters['name'] ?? parameters['code'] ?? '')}`,
  ...{ messageKey, level: 0, parameters },
});
const added = error('promotion-discount-added', { name: 'Tien' });
const gone = error('promotion-discount-deleted', { name: 'Zomer' });
const excluded = error('promotion-excluded', { name: 'Zomer' });
const waits = error('promotion-not-eligible', { name: 'Tien' });
const unknown = error('promotion-not-found', { code: 'TIEN' });

const said = (...errors: CartError[]) => {
  const notice = discountNotice(errors);
  return notice && `${notice.kind} ${notice.text.replace('headless.cart.notice.', '')}`;
};

const cart = (codes: string[], ...errors: CartError[]): Cart => ({
  lineItems: codes.map((code) => product(code, code, { type: 'promotion', payload: { code } })),
  errors: Object.fromEntries(errors.map((one) => [one.key, one])),
});

const became = (before: Cart, after: Cart) => {
  const { kind, text, values } = codeNotice('TIEN', before, after);
  return [kind, text.replace('headless.cart.notice.', ''), values];
};

describe('the messages about discounts come down to one', () => {
  test.each([
    [[added], 'success discountAdded'],
    [[unknown], 'error codeUnknown'],
    [[unknown, gone], 'error codeEnded'],
    [[gone, added, excluded], 'success codeReplaces'],
    [[excluded, added], 'success discountAdded'],
    [[gone, added], 'success discountAdded'],
    [[excluded], 'info codeExcluded'],
    [[gone, excluded], 'info codeExcluded'],
    [[gone, waits], 'info codeWaits'],
    [[gone], 'info discountRemoved'],
    [[error('auto-promotion-not-found', { name: 'Vijftig' })], 'info discountRemoved'],
    [[error('promotions-on-cart-price-zero-error', { promotions: 'Tien' })], 'info codeZero'],
    [[error('promotion-excluded')], 'info codeExcludedUnknown'],
    [[error('promotion-not-eligible')], 'info codeNotEligible'],
    [[error('promotion-not-found')], 'error codeNotEligible'],
    [[error('product-out-of-stock', { name: 'Trui' })], undefined],
    [[], undefined],
  ])('%#: %j', (errors, text) => {
    expect(said(...errors)).toBe(text);
  });

  test('with the name or the code that it is about [CRT-02]', () => {
    expect(discountNotice([gone, added, excluded])?.values).toEqual({ name: 'Zomer' });
    expect(discountNotice([excluded])?.values).toEqual({ name: 'Zomer' });
    expect(discountNotice([unknown, gone])?.values).toEqual({ code: 'TIEN' });
  });
});

describe('the notice about a typed code', () => {
  test('reports success when the code applies, also when it replaces another [CRT-02]', () => {
    expect(became(cart([]), cart(['tien'], added))).toEqual(['success', 'discountAdded', {}]);
    expect(became(cart([]), cart(['TIEN']))).toEqual(['success', 'discountAdded', {}]);
    expect(became(cart(['ZOMER']), cart(['TIEN'], added, excluded, gone))).toEqual([
      ...['success', 'codeReplaces'],
      { name: 'Zomer' },
    ]);
  });

  test('reports a code that was applied already [CRT-02]', () => {
    expect(became(cart(['TIEN']), cart(['TIEN'], excluded))).toEqual(['info', 'codeTwice', { code: 'TIEN' }]);
  });

  test('reports an unknown code, ignoring the messages about other discounts [CRT-02]', () => {
    expect(became(cart([]), cart(['ZOMER'], waits, unknown))).toEqual([
      ...['error', 'codeUnknown'],
      { code: 'TIEN' },
    ]);
    expect(became(cart([]), cart([], error('promotion-not-found', { code: 'tien' })))[1]).toBe('codeUnknown');
  });

  test('has the new reason, not that of a discount which waited already [CRT-02]', () => {
    const other = error('promotion-not-eligible', { name: 'Verzending' });
    expect(became(cart([], other), cart([], other, excluded))).toEqual([
      'info',
      'codeExcluded',
      { name: 'Zomer' },
    ]);
    expect(became(cart([], excluded), cart([], excluded, waits))).toEqual([
      'info',
      'codeWaits',
      { name: 'Tien' },
    ]);
  });

  test('is repeated when the code is typed again, without a name when several discounts wait [CRT-02]', () => {
    const other = error('promotion-not-eligible', { name: 'Verzending' });
    expect(became(cart([], waits), cart([], waits))).toEqual(['info', 'codeWaits', { name: 'Tien' }]);
    expect(became(cart([], waits, other), cart([], waits, other))).toEqual(['info', 'codeNotEligible', {}]);
    expect(became(cart([]), cart([]))).toEqual(['info', 'codeNotEligible', {}]);
  });
});
