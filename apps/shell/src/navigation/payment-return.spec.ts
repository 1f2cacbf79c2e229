import { orderPageFor, paymentReturn } from './payment-return';

const at = (path: string) => paymentReturn(new URL(path, 'https://shop.test'));

test('the literal return path of a rejected after-pay leads to the failure page, with its parameters [ROU-17] [ROU-01]', () => {
  expect(at('/order/success&brq_payment_method=afterpay&brq_statuscode=690')).toBe(
    '/order/failed?brq_payment_method=afterpay&brq_statuscode=690',
  );
  expect(at('/order/success&brq_statuscode=190?orderId=7')).toBe(
    '/order/success?orderId=7&brq_statuscode=190',
  );
});

test.each([
  ['190', '/order/success'],
  ['790', '/order/success'],
  ['791', '/order/success'],
  ['490', '/order/failed'],
  ['491', '/order/failed'],
  ['492', '/order/failed'],
  ['690', '/order/failed'],
  ['890', '/order/failed'],
  ['891', '/order/failed'],
])('/checkout/finish with status %s leads to %s [ROU-17]', (code, page) => {
  expect(at(`/checkout/finish?brq_statuscode=${code}`)).toBe(`${page}?brq_statuscode=${code}`);
});

test('a return without a status follows its address; PayPal’s "pending" leads to the failure page [ROU-17]', () => {
  expect(at('/checkout/finish')).toBe('/order/success');
  expect(at('/order/failed&')).toBe('/order/failed');
  expect(at('/checkout/finish?brq_payment_method=paypal&brq_statuscode=791')).toMatch('/order/failed?');
});

test('only what an order page needs is passed on: no session, no signature, no names, no markup [ROU-17]', () => {
  const sent = new URLSearchParams({
    ADD_orderId: 'a1b2',
    'ADD_sw-context-token': 'secret',
    BRQ_STATUSCODE: '190',
    brq_customer_name: 'E. de Vries',
    brq_signature: 'ff',
    brq_ordernumber: '<script>',
  });
  expect(orderPageFor(sent)).toBe('/order/success?orderId=a1b2&brq_statuscode=190');
});

test('an order page whose query contradicts it, or contains a session, redirects to the right clean address [ROU-17]', () => {
  expect(at('/order/success?brq_statuscode=890')).toBe('/order/failed?brq_statuscode=890');
  expect(at('/order/success?code=x&sw-context-token=secret&brq_statuscode=190')).toBe(
    '/order/success?code=x&brq_statuscode=190',
  );
});

test('every other address is left alone [ROU-17]', () => {
  for (const path of [
    '/order/success?brq_statuscode=190',
    '/order/failed',
    '/nl/',
    '/checkout',
    '/order/x&a=1',
  ])
    expect(at(path)).toBeUndefined();
});
