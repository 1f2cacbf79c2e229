import { fromPartial } from '@total-typescript/shoehorn';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { storesFor } from '../testing/stores-for';
import { load } from './load-pay-again';

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** Loads the data of the fragment for the shopper of a session. */
const loadFor = (orderId: string, backend = backendWithOrder(), token = 'session') =>
  load(fromPartial({ orderId }), fromPartial({ commerce: storesFor(backend, token).commerce }));

describe('the data to pay an order again', () => {
  test('are the order and all methods that pay it [ACC-03]', async () => {
    const served = await loadFor(ID);
    expect(served?.order).toMatchObject({ id: ID, orderNumber: '10001' });
    expect(served?.methods?.map(({ id }) => id)).toEqual(['ideal', 'visa', 'riverty']);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['an order', '', 'session'],
    ['a session', ID, ''],
  ])('are absent without %s, and the backend gets no request [ACC-03]', async (_lack, orderId, token) => {
    const backend = backendWithOrder();
    expect(await loadFor(orderId, backend, token)).toBeUndefined();
    expect(backend.asked).toEqual([]);
  });

  test.each(['POST /order', 'GET /checkout/gateway'])(
    'are absent after a failure of %s, which is logged [ACC-03]',
    async (call) => {
      const backend = backendWithOrder();
      backend.troubles.set(call, 'lost');
      expect(await loadFor(ID, backend)).toBeUndefined();
      expect(logged).toHaveBeenCalledWith('[order]', expect.any(Error));
    },
  );

  test('are absent for a shopper who is logged out, and nothing is logged [ACC-03]', async () => {
    const backend = backendWithOrder();
    const errors = [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }];
    backend.troubles.set('POST /order', { status: 403, errors });
    expect(await loadFor(ID, backend)).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });
});
