import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { PAYMENT_METHODS } from '../../demo/backend/src/commerce/checkout/delivery-methods.ts';
import {
  at,
  inStock,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { connect } from './official-client.ts';

let shop: TestShop;
let origin: string;

beforeAll(async () => {
  shop = openTestShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => shop.close());

const username = 'emma@weefsel.example';

test('the vendor’s own client orders with a discount, pays another way and cancels [CRT-06] [CRT-07] [CRT-08]', async () => {
  const { client } = connect(origin);
  await client.invoke('loginCustomer post /account/login', { body: { username, password: DEMO_PASSWORD } });
  const { data: cart } = await client.invoke('addLineItem post /checkout/cart/line-item', {
    body: {
      items: [
        { id: at(inStock, 0).id, quantity: 1, type: 'product' },
        { referencedId: 'ZOMER5', type: 'promotion' },
      ],
    },
  });
  const { data: order } = await client.invoke('createOrder post /checkout/order', { body: {} });
  expect(order.amountTotal).toBe(cart.price.totalPrice);
  expect((await client.invoke('readCart get /checkout/cart')).data.lineItems).toEqual([]);

  const orderId = order.id;
  const paymentMethodId = at(PAYMENT_METHODS, 1).id;
  await client.invoke('orderSetPayment post /order/payment', { body: { orderId, paymentMethodId } });
  const { data: payment } = await client.invoke('handlePaymentMethod post /handle-payment', {
    body: { orderId, finishUrl: 'http://shop.test/klaar', errorUrl: 'http://shop.test/mislukt' },
  });
  expect(payment.redirectUrl).toContain(order.orderNumber);
  await client.invoke('cancelOrder post /order/state/cancel', { body: { orderId } });
  const { data: found } = await client.invoke('readOrder post /order', { body: { ids: [orderId] } });
  expect(found.orders.elements).toMatchObject([
    { id: orderId, stateMachineState: { technicalName: 'cancelled' } },
  ]);
});

test('the vendor’s own client replaces a forgotten password [API-08]', async () => {
  const { client } = connect(origin);
  await client.invoke('sendRecoveryMail post /account/recovery-password', {
    body: { email: username, storefrontUrl: 'http://shop.test' },
  });
  const letter = shop.outbox.list().find(({ kind }) => kind === 'password-recovery');
  const hash = /hash=(\w+)/.exec(letter?.html ?? '')?.[1] ?? '';
  const password = 'heel-iets-anders';
  await client.invoke('recoveryPassword post /account/recovery-password-confirm', {
    body: { hash, newPassword: password, newPasswordConfirm: password },
  });
  await client.invoke('loginCustomer post /account/login', { body: { username, password } });
  const { data } = await client.invoke('readCustomer post /account/customer');
  expect(data.email).toBe(username);
});
