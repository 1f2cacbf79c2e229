import { fromPartial } from '@total-typescript/shoehorn';
import { backendWithGuest } from '../../testing/checkout-of';
import { storesFor } from '../../testing/stores-for';
import { paymentAction, shippingAction } from './method-actions';

const KINDS = [
  ['shipping', shippingAction, { 'shipping-method': 'store' }],
  ['payment', paymentAction, { 'payment-method': 'visa' }],
] as const;

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe.each(KINDS)('a method of %s that was sent without script', (_kind, action, fields) => {
  const send = (backend = backendWithGuest()) =>
    action(fromPartial({ fields }), fromPartial({ commerce: storesFor(backend).commerce }));

  test('is logged and explained when the backend does not answer, and saved the next time [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('PATCH /context', 'lost');
    expect(await send(backend)).toEqual({ kind: 'refused', failure: 'headless.checkout.offline' });
    expect(logged).toHaveBeenCalledWith('[checkout] choose', expect.any(Error));
    expect(await send(backend)).toMatchObject({ kind: 'done' });
    expect(Object.values(fields)).toContain(
      action === shippingAction ? backend.shippingMethodId : backend.paymentMethodId,
    );
  });

  test('is not logged for a shopper who is logged out [ACC-04]', async () => {
    const backend = backendWithGuest();
    const errors = [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }];
    backend.troubles.set('PATCH /context', { status: 403, errors });
    expect(await send(backend)).toEqual({ kind: 'refused', failure: 'headless.checkout.sessionLost' });
    expect(logged).not.toHaveBeenCalled();
  });
});
