import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { at, catalogue, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { createBackend } from '../../demo/backend/src/create-backend.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { readEnvironment } from '../../demo/backend/src/environment.ts';
import { sign } from '../../demo/backend/src/payment/signature.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'weefsel-reported-'));
const config = {
  ...readEnvironment({ LOG_LEVEL: 'silent' }),
  dataDir,
  seed: catalogue.seed,
  products: catalogue.products.length,
};

let app: FastifyInstance;
let token = '';

const post = async (path: string, body: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/store-api${path}`,
    headers: { 'sw-access-key': config.accessToken, 'sw-context-token': token },
    payload: body,
  });
  token = String(answer.headers['sw-context-token']);
  return answer.json();
};

beforeAll(async () => {
  app = await createBackend(config);
  await post('/account/login', { username: 'emma@weefsel.example', password: DEMO_PASSWORD });
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function order(place: number) {
  const items = [{ id: at(inStock, place).id, type: 'product', quantity: 1 }];
  await post('/checkout/cart/line-item', { items });
  return post('/checkout/order', {});
}

type Ordered = Awaited<ReturnType<typeof order>>;

/** Sends a signed report of a payment of an order. */
async function push({ id, orderNumber, transactions }: Ordered, euros: number, changes: object = {}) {
  const fields = {
    ADD_orderId: id,
    ADD_orderTransactionId: transactions[0].id,
    brq_amount: euros.toFixed(2),
    brq_currency: 'EUR',
    brq_invoicenumber: orderNumber,
    brq_ordernumber: orderNumber,
    brq_statuscode: '190',
    brq_transactions: `P-${orderNumber}-${euros}`,
    ...changes,
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/buckaroo/push',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(sign(fields, config.paymentSecret)).toString(),
  });
  return answer.statusCode;
}

async function stateOf({ id }: Ordered): Promise<string> {
  const { orders } = await post('/order', { ids: [id] });
  return orders.elements[0].transactions[0].stateMachineState.technicalName;
}

test('a signed report of a cent does not make an order paid', async () => {
  const ordered = await order(0);
  expect(await push(ordered, 0.01)).toBe(200);
  expect(await stateOf(ordered)).toBe('paid_partially');
  expect(await push(ordered, ordered.amountTotal - 0.01)).toBe(200);
  expect(await stateOf(ordered)).toBe('paid');
});

test('a signed report in another currency, or of the payment of another order, is refused', async () => {
  const [one, other] = [await order(20), await order(40)];
  expect(await push(one, one.amountTotal, { brq_currency: 'IDR' })).toBe(422);
  expect(await push(one, one.amountTotal, { brq_transactions: 'P' })).toBe(200);
  expect(await push(other, other.amountTotal, { brq_transactions: 'P' })).toBe(422);
  const numbers = { brq_invoicenumber: one.orderNumber, brq_ordernumber: one.orderNumber };
  expect(await push(other, other.amountTotal, numbers)).toBe(422);
  expect([await stateOf(one), await stateOf(other)]).toEqual(['paid', 'open']);
});
