import fastify from 'fastify';
import { paymentReturns } from './payment-returns';

async function send(path: string, form: Record<string, string>) {
  const app = fastify();
  await paymentReturns(app);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  await app.close();
  return [answer.statusCode, answer.headers.location];
}

test('a payment service’s form becomes the address of the order page, with only the fields it needs [ROU-17]', async () => {
  const form = {
    brq_payment_method: 'ideal',
    brq_statuscode: '190',
    brq_customer_name: 'E. de Vries',
    brq_signature: 'f00d',
    'ADD_sw-context-token': 'secret',
  };
  expect(await send('/order/success?sw-context-token=secret', form)).toEqual([
    303,
    '/order/success?brq_payment_method=ideal&brq_statuscode=190',
  ]);
});

test('the status in the form overrides the address that received it [ROU-17]', async () => {
  expect(await send('/order/success', { brq_statuscode: '490' })).toEqual([
    303,
    '/order/failed?brq_statuscode=490',
  ]);
  expect(await send('/order/failed', {})).toEqual([303, '/order/failed']);
});

test('drops an invalid status from the form [ROU-17]', async () => {
  expect(await send('/order/success', { __proto__: 'x', brq_statuscode: 'javascript:1' })).toEqual([
    303,
    '/order/success',
  ]);
});
