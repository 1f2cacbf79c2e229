import type { CommerceClient } from '@weefsel/api-clients';
import { unanswered } from '../testing/refused';
import { startPayment, type Payment } from './start-payment';

type Start = CommerceClient['order']['startPayment'];

/** Starts a payment that gets this response of the backend. */
async function pay(redirectUrl: string | null, payment: Payment = { orderId: 'o' }) {
  const ask = jest.fn<ReturnType<Start>, Parameters<Start>>(async () => ({ redirectUrl }));
  const leave = jest.fn();
  const hasLeft = await startPayment({ startPayment: ask }, payment, leave);
  return { asked: ask.mock.calls, left: leave.mock.calls.flat(), hasLeft };
}

describe('a payment', () => {
  test('begins at the payment service, with ways back to the order in this shop [ACC-03] [CRT-07]', async () => {
    const { asked, left, hasLeft } = await pay('https://pay.example/1?a=b');
    expect(asked).toEqual([
      [
        {
          orderId: 'o',
          finishUrl: 'http://localhost/order/success?orderId=o',
          errorUrl: 'http://localhost/order/failed?orderId=o',
        },
      ],
    ]);
    expect(left).toEqual(['https://pay.example/1?a=b']);
    expect(hasLeft).toBe(true);
  });

  test('brings a birth date along when it was asked for [CRT-06]', async () => {
    const { asked } = await pay('https://pay.example', { orderId: 'o', birthDate: '17-05-1990' });
    expect(asked[0]?.[0]).toMatchObject({ buckaroo_afterpay_DoB: '17-05-1990' });
  });

  test('may begin at a page of the shop itself, or without encryption in a demo [CRT-07]', async () => {
    expect((await pay('/order/success?x=1')).left).toEqual(['http://localhost/order/success?x=1']);
    expect((await pay('http://pay.example/1')).left).toEqual(['http://pay.example/1']);
  });

  test.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'xhttps://pay.example', 'https://'])(
    'that leads to %j leads nowhere: the shopper stays [CRT-07]',
    async (address) => {
      expect(await pay(address)).toMatchObject({ hasLeft: false, left: [] });
    },
  );

  test('throws to the caller when it cannot begin', async () => {
    const startIt = () => Promise.reject(unanswered());
    await expect(startPayment({ startPayment: startIt }, { orderId: 'o' }, jest.fn())).rejects.toThrow();
  });
});
