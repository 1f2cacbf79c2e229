import { fromPartial } from '@total-typescript/shoehorn';
import { orderOf } from '../testing/checkout-backend';
import { backendWithGuest } from '../testing/checkout-of';
import { storesFor } from '../testing/stores-for';
import { actions } from './pay-again-actions';

const ORDER = '00000000000000000000000000000001';

/** Pays an order again, as a browser without script does. */
function pay(fields: Record<string, string>, orderId = ORDER, backend = backendWithGuest()) {
  backend.orders = [orderOf(1, [])];
  const url = new URL(`http://shop.test/order/pay?orderId=${orderId}`);
  const request = { url, origin: 'http://shop.test', fields };
  return actions['pay-again']?.(fromPartial(request), fromPartial({ commerce: storesFor(backend).commerce }));
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('an order is paid in the way that was chosen, with the way back to it [CRT-08]', async () => {
  const backend = backendWithGuest();
  expect(await pay({ 'payment-method': 'visa' }, ORDER, backend)).toEqual({
    kind: 'leave',
    to: 'https://pay.example/1',
  });
  expect(backend.bodies.get('/order/payment')).toEqual({ orderId: ORDER, paymentMethodId: 'visa' });
  expect(backend.bodies.get('/handle-payment')).toMatchObject({
    errorUrl: `http://shop.test/order/failed?orderId=${ORDER}`,
  });
});

test('a way is asked for, and a birth date where it needs one; nothing is paid without', async () => {
  const backend = backendWithGuest();
  expect(await pay({}, ORDER, backend)).toMatchObject({
    errors: { 'payment-method': 'headless.checkout.methodMissing' },
  });
  expect(await pay({ 'payment-method': 'riverty' }, ORDER, backend)).toMatchObject({
    errors: { 'birth-date': 'headless.checkout.error.birthDate' },
  });
  expect(backend.count('POST /order/payment')).toBe(0);
});

test('an address without an order, and a way that is refused, say so', async () => {
  expect(await pay({ 'payment-method': 'visa' }, 'x')).toMatchObject({
    failure: 'headless.ordered.payRefused',
  });
  const backend = backendWithGuest();
  backend.troubles.set('POST /order/payment', { status: 400, errors: [{ code: 'X' }] });
  expect(await pay({ 'payment-method': 'visa' }, ORDER, backend)).toMatchObject({
    failure: 'headless.ordered.payRefused',
  });
  backend.troubles.set('POST /handle-payment', 'lost');
  expect(await pay({ 'payment-method': 'visa' }, ORDER, backend)).toMatchObject({
    failure: 'headless.ordered.payAgainFailed',
  });
});
