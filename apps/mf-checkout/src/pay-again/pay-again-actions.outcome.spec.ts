import { fromPartial } from '@total-typescript/shoehorn';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { storesFor } from '../testing/stores-for';
import { actions } from './pay-again-actions';

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** Pays an order again, as a browser without script does. */
function pay(fields: Record<string, string>, backend = backendWithOrder()) {
  const url = new URL(`http://shop.test/order/pay?orderId=${ID}`);
  const request = { url, origin: 'http://shop.test', fields };
  return actions['pay-again']?.(fromPartial(request), fromPartial({ commerce: storesFor(backend).commerce }));
}

const visa = { 'payment-method': 'visa' };

describe('a payment without script', () => {
  test('that needs no payment page leads to the thanks [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.redirectUrl = null;
    expect(await pay(visa, backend)).toEqual({ kind: 'done', to: `/order/success?orderId=${ID}` });
    expect(backend.bodies.get('/handle-payment')).toMatchObject({ orderId: ID });
  });

  test('sends a birth date only with a method that requires one [CRT-08]', async () => {
    const backend = backendWithOrder();
    await pay({ 'payment-method': 'riverty', 'birth-date': '17-5-1990' }, backend);
    expect(backend.bodies.get('/handle-payment')).toMatchObject({ buckaroo_afterpay_DoB: '17-05-1990' });
    await pay({ ...visa, 'birth-date': '17-5-1990' }, backend);
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
  });

  test.each([
    [499, 'payRefused'],
    [500, 'payAgainFailed'],
  ])('that fails with status %d is logged and explained [CRT-08]', async (status, text) => {
    const backend = backendWithOrder();
    backend.troubles.set('POST /order/payment', { status, errors: [] });
    expect(await pay(visa, backend)).toEqual({ kind: 'refused', failure: `headless.ordered.${text}` });
    expect(logged).toHaveBeenCalledWith('[order] pay', expect.any(Error));
  });

  test('of a shopper who is logged out is refused without a log entry [ACC-04]', async () => {
    const backend = backendWithOrder();
    backend.customer = null;
    expect(await pay(visa, backend)).toEqual({ kind: 'refused', failure: 'headless.ordered.payRefused' });
    expect(logged).not.toHaveBeenCalled();
  });
});
