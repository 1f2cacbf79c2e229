import { recordingTransport } from '../../testing/recording-transport';
import { createCommerceClient } from '../create-commerce-client';

type Answer = { status?: number; body: unknown };

function clientWith(answers: Record<string, Answer>) {
  const { transport, asked } = recordingTransport(
    ({ path }) => answers[path.replace('/store-api', '')] ?? { body: {} },
  );
  const client = createCommerceClient({
    endpoint: 'https://shop.test/store-api',
    accessToken: 'SWSCKEY',
    tokens: { read: () => 'session', write: () => undefined },
    transport,
  });
  return { client, asked, paths: () => asked.map(({ method, path }) => `${method} ${path}`) };
}

const all = (...elements: object[]) => ({ elements, total: elements.length });

test('an order is placed of the cart that the shopper saw, and paid with the way back [CRT-06] [CRT-07]', async () => {
  const { client, asked } = clientWith({
    '/checkout/order': { body: { id: 'o' } },
    '/handle-payment': { body: { redirectUrl: null } },
  });
  await client.order.place({ hash: 'seen' });
  const start = {
    orderId: 'o',
    finishUrl: 'https://shop.test/order/success',
    errorUrl: 'https://shop.test/order/failed',
  };
  await client.order.startPayment(start);
  await client.order.changePayment('o', 'visa');
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/store-api/checkout/order', { hash: 'seen' }],
    ['POST', '/store-api/handle-payment', start],
    ['POST', '/store-api/order/payment', { orderId: 'o', paymentMethodId: 'visa' }],
  ]);
});

test('an order that is not the shopper’s own is none, and the newest is the first of one [CRT-08]', async () => {
  const { client, asked } = clientWith({ '/order': { body: { orders: all() } } });
  await expect(client.order.byId('foreign')).resolves.toBeNull();
  await expect(client.order.newest()).resolves.toBeNull();
  expect(asked[0]?.body).toMatchObject({ ids: ['foreign'] });
  expect(asked[1]?.body).toMatchObject({ limit: 1, sort: [{ field: 'orderDateTime', order: 'DESC' }] });
});

test('a backend without a gateway is asked for its two lists of methods [CRT-06]', async () => {
  const { client, paths } = clientWith({
    '/checkout/gateway': { status: 404, body: { errors: [{ code: '0' }] } },
    '/payment-method': { body: all({ id: 'ideal' }) },
    '/shipping-method': { body: all({ id: 'home' }) },
  });
  const offer = await client.checkout.offer();
  expect(offer.paymentMethods.elements).toEqual([{ id: 'ideal' }]);
  expect(offer.shippingMethods.elements).toEqual([{ id: 'home' }]);
  expect(paths().sort()).toEqual([
    'GET /store-api/checkout/gateway',
    'POST /store-api/payment-method',
    'POST /store-api/shipping-method',
  ]);
});
