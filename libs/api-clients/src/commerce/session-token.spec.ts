import { beginsAnother, isOfSessions, tokenIn } from './session-token';

const answer = (token: string, cacheControl = 'no-cache, private') => ({
  headers: { 'sw-context-token': token, 'cache-control': cacheControl },
});

test.each([
  '/account/login',
  '/account/convert-guest',
  '/context',
  '/checkout/cart',
  '/checkout/cart/line-item',
  '/checkout/order',
  '/handle-payment',
  '/order',
  '/store-api/context',
  '/shop/store-api/checkout/cart',
])('the token of %s is taken [SES-04]', (path) => {
  expect(tokenIn(answer('mine'), path)).toBe('mine');
});

test.each([
  '/shipping-method',
  '/payment-method',
  '/country',
  '/product/account',
  '/category',
  '/contexts',
  '/customer/wishlist',
  '/store-api/newsletter/subscribe',
  '/account-of-somebody',
])('the token of %s may be another guest’s, kept by a cache, and is not taken [SES-04]', (path) => {
  expect(isOfSessions(path)).toBe(false);
  expect(tokenIn(answer('foreign'), path)).toBeUndefined();
});

test.each(['public, max-age=60', 'S-MAXAGE=60', 'max-age=0, s-maxage=600'])(
  'the token of a publicly cacheable answer (%s) is ignored [SES-04]',
  (cacheControl) => {
    expect(tokenIn(answer('foreign', cacheControl), '/context')).toBeUndefined();
  },
);

test.each(['one, two', 'one,one', '', ' ', 'a b', 'é', '<script>', 'x'.repeat(129)])(
  'a malformed token is ignored: %j [SES-04]',
  (token) => {
    expect(tokenIn(answer(token), '/context')).toBeUndefined();
  },
);

test('an answer without the header, or without a word on caching, is read as well', () => {
  expect(tokenIn({ headers: {} }, '/context')).toBeUndefined();
  expect(tokenIn({ headers: { 'sw-context-token': 'mine' } }, '/context')).toBe('mine');
});

test.each([
  ['/account/login', true],
  ['/store-api/account/change-password', true],
  ['/account/register', true],
  ['/account/register-confirm', false],
  ['/context', false],
])('%s begins another session: %s', (path, expected) => {
  expect(beginsAnother(path)).toBe(expected);
});
