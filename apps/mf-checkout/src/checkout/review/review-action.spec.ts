import { fromPartial } from '@total-typescript/shoehorn';
import { orderOf } from '../../testing/checkout-backend';
import { backendWithGuest } from '../../testing/checkout-of';
import { storesFor } from '../../testing/stores-for';
import { reviewAction } from './review-action';

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** Orders, as a browser without script does. */
const order = (fields: Record<string, string> = {}, backend = backendWithGuest()) =>
  reviewAction(
    fromPartial({ fields: { terms: 'on', ...fields }, origin: 'http://shop.test' }),
    fromPartial({ commerce: storesFor(backend).commerce }),
  );

const lostOrder = (backend = backendWithGuest()) => {
  backend.troubles.set('POST /checkout/order', 'lost');
  return backend;
};

describe('an order without script', () => {
  test('sends neither hash nor gift note when both are empty [CRT-06]', async () => {
    const backend = backendWithGuest();
    expect(await order({}, backend)).toEqual({ kind: 'leave', to: 'https://pay.example/1' });
    expect(backend.bodies.get('/checkout/order')).toEqual({});
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
  });

  test('sends the gift note without the spaces around it [CRT-06]', async () => {
    const backend = backendWithGuest();
    await order({ hash: 'h', 'gift-note': ' Voor oma! ' }, backend);
    expect(backend.bodies.get('/checkout/order')).toEqual({ hash: 'h', customerComment: 'Voor oma!' });
  });

  test('sends no more of the gift note than fits on the card [CRT-06]', async () => {
    const backend = backendWithGuest();
    await order({ 'gift-note': 'x'.repeat(251) }, backend);
    expect(backend.bodies.get('/checkout/order')).toEqual({ customerComment: 'x'.repeat(250) });
  });

  test('requires no birth date in a session without a payment method [CRT-06]', async () => {
    const { commerce } = storesFor(backendWithGuest());
    const context = { ...commerce.context, read: async () => ({}) };
    const request = { fields: { terms: 'on' }, origin: 'http://shop.test' };
    const clients = { commerce: { ...commerce, context } };
    expect(await reviewAction(fromPartial(request), fromPartial(clients))).toMatchObject({ kind: 'leave' });
  });

  test('ignores a birth date that the payment method does not require [CRT-06]', async () => {
    const backend = backendWithGuest();
    expect(await order({ 'birth-date': '1-1-2020' }, backend)).toMatchObject({ kind: 'leave' });
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
  });

  test('requires a birth date, even when the form has no field for it [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.paymentMethodId = 'riverty';
    expect(await order({}, backend)).toEqual({
      kind: 'refused',
      errors: { 'birth-date': 'headless.checkout.error.birthDate' },
    });
    expect(backend.count('POST /checkout/order')).toBe(0);
  });

  test('is refused without the terms, and the other errors stay absent [CRT-06]', async () => {
    expect(await order({ terms: '' })).toEqual({
      kind: 'refused',
      errors: { terms: 'headless.checkout.termsMissing' },
    });
  });
});

describe('an order without script that fails', () => {
  test('is logged, and leaves the shopper unsure when no answer came [CRT-07]', async () => {
    const backend = lostOrder();
    expect(await order({}, backend)).toEqual({ kind: 'refused', failure: 'headless.checkout.unsure' });
    expect(logged).toHaveBeenCalledWith('[checkout] place', expect.any(Error));
  });

  test('is not mistaken for the newest order before it [CRT-07]', async () => {
    const backend = lostOrder();
    backend.orders = [orderOf(7, [])];
    expect(await order({ newest: orderOf(7, []).id }, backend)).toMatchObject({ kind: 'refused' });
    expect(backend.count('POST /handle-payment')).toBe(0);
  });

  test('keeps its first reason when the orders cannot be read either [CRT-07]', async () => {
    const backend = lostOrder();
    backend.troubles.set('POST /order', { status: 400, errors: [] });
    expect(await order({}, backend)).toEqual({ kind: 'refused', failure: 'headless.checkout.unsure' });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('is not looked up after a clear refusal [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /checkout/order', { status: 403, errors: [{ code: 'CHECKOUT__X' }] });
    expect(await order({}, backend)).toMatchObject({ kind: 'refused' });
    expect(backend.asked).not.toContain('POST /order');
  });

  test('of a shopper who is logged out is refused without a log entry [ACC-04]', async () => {
    const backend = backendWithGuest();
    const errors = [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }];
    backend.troubles.set('POST /checkout/order', { status: 403, errors });
    expect(await order({}, backend)).toEqual({ kind: 'refused', failure: 'headless.checkout.sessionLost' });
    expect(logged).not.toHaveBeenCalled();
  });

  test('at the payment only is logged, and leads to paying again [CRT-08]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /handle-payment', 'lost');
    const to = `/order/failed?orderId=${orderOf(1, []).id}`;
    expect(await order({}, backend)).toEqual({ kind: 'done', to });
    expect(logged).toHaveBeenCalledWith('[checkout] pay', expect.any(Error));
  });
});
