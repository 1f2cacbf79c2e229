import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, catalogue, inStock } from '../commerce/testing/test-shop.ts';
import { createBackend } from '../create-backend.ts';
import { DEMO_PASSWORD } from '../database/demo-customers.ts';
import { readEnvironment } from '../environment.ts';
import type { PlacedOrder } from './orders/placed-order.ts';

const KEY = { 'sw-access-key': 'SWSCWEEFSELDEMO0STOREFRONT' };
const { id: variantId } = at(inStock, 0);
const EMMA = 'emma@weefsel.example';

let dataDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'weefsel-demo-'));
  const config = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_CONTROLS: '1' });
  app = await createBackend({ ...config, seed: catalogue.seed, products: 300 });
});
beforeEach(() => demo('POST', '/reset.json'));
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function demo(method: Method, path: string, payload?: object) {
  const answer = await app.inject({ method, url: `/__demo${path}`, ...(payload && { payload }) });
  // Every response is ours, and the tests define its shape.
  return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
}

async function shop(method: Method, path: string, token: string, payload?: object) {
  const headers = { ...KEY, ...(token && { 'sw-context-token': token }) };
  const answer = await app.inject({ method, url: `/store-api${path}`, headers, ...(payload && { payload }) });
  const sent = String(answer.headers['sw-context-token'] ?? token);
  return { status: answer.statusCode, token: sent, json: answer.body === '' ? undefined : answer.json() };
}

const login = (email = EMMA) =>
  shop('POST', '/account/login', '', { username: email, password: DEMO_PASSWORD });

async function order(): Promise<{ token: string; order: PlacedOrder }> {
  const { token } = await login();
  const items = [{ id: variantId, type: 'product', quantity: 1 }];
  await shop('POST', '/checkout/cart/line-item', token, { items });
  await shop('POST', '/checkout/order', token, {});
  const { json } = await demo('GET', '/orders.json');
  return { token, order: json.orders[0] };
}

test('moves an order on, and refuses what may not be', async () => {
  const placed = await order();
  expect(placed.order).toMatchObject({ number: 10001, email: EMMA });
  expect(placed.order.standings.order).toEqual({ state: 'open', transitions: ['process', 'cancel'] });
  const path = `/orders/${placed.order.id}.json`;
  const moved = await demo('POST', path, { machine: 'order', transition: 'process' });
  expect(moved.json.standings.order.state).toBe('in_progress');
  expect((await demo('POST', path, { machine: 'order', transition: 'process' })).status).toBe(400);
  expect((await demo('POST', path, { machine: 'engine', transition: 'start' })).status).toBe(400);
  const unknown = `/orders/${'a'.repeat(32)}.json`;
  expect((await demo('POST', unknown, { machine: 'order', transition: 'process' })).status).toBe(404);
  expect((await app.inject('/__demo')).body).toContain('Move order 10001');
});

test('ends a payment as the shopper would at the provider', async () => {
  const placed = await order();
  await shop('POST', '/handle-payment', placed.token, {
    orderId: placed.order.id,
    finishUrl: 'http://localhost:4200/klaar',
  });
  const { json } = await demo('GET', '/payments.json');
  const [payment] = json.payments;
  expect(payment).toMatchObject({ orderNumber: '10001', open: true, statuscode: null });
  expect((await demo('POST', `/payments/${payment.key}.json`, { outcome: 'gratis' })).status).toBe(400);
  const ended = await demo('POST', `/payments/${payment.key}.json`, { outcome: 890 });
  expect(ended.json).toMatchObject({ open: false, statuscode: 890 });
  expect((await demo('POST', '/payments/onbekend.json', { outcome: 190 })).status).toBe(404);
});

test('ends sessions 120 days later by the clock, not by waiting', async () => {
  const { token } = await login();
  await demo('POST', '/clock.json', { shiftHours: 120 * 24 + 1 });
  expect((await shop('POST', '/account/customer', token)).status).toBe(403);
});

test.each([
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-27T12:00:00Z', true],
])('promotions have their season by the clock: at %s', async (now, isInSeason) => {
  await demo('POST', '/clock.json', { now });
  const items = [{ id: variantId, type: 'product', quantity: 1 }];
  const { token } = await shop('POST', '/checkout/cart/line-item', '', { items });
  const voucher = [{ type: 'promotion', referencedId: 'BLACKFRIDAY' }];
  const { json } = await shop('POST', '/checkout/cart/line-item', token, { items: voucher });
  const types = json.lineItems.map((line: { type: string }) => line.type);
  expect(types.includes('promotion')).toBe(isInSeason);
});

test('recovery links expire by the clock', async () => {
  await shop('POST', '/account/recovery-password', '', {
    email: EMMA,
    storefrontUrl: 'http://localhost:4200',
  });
  const { json } = await demo('GET', `/mails.json?recipient=${EMMA}&kind=password-recovery`);
  const hash = /hash=(\w+)/.exec(json.mails[0].html)?.[1];
  const isExpired = async () =>
    (await shop('POST', '/account/customer-recovery-is-expired', '', { hash })).json.isExpired;
  expect(await isExpired()).toBe(false);
  await demo('POST', '/clock.json', { shiftHours: 3 });
  expect(await isExpired()).toBe(true);
});

test('goes back to the seed: orders, stock, accounts, sessions, mails, payments, faults, settings and clock', async () => {
  const { token } = await order();
  const stockOf = async () => (await shop('POST', `/product/${variantId}`, '')).json.product.availableStock;
  const sold = await stockOf();
  await shop('POST', `/customer/wishlist/add/${variantId}`, token);
  await demo('POST', '/clock.json', { shiftHours: 1 });
  await demo('POST', '/switches.json', { doubleOptIn: true });
  await demo('POST', '/faults.json', { kind: 'failing', vendor: 'feed' });

  expect((await demo('POST', '/reset.json')).status).toBe(204);

  for (const [path, list] of [
    ['/orders.json', 'orders'],
    ['/payments.json', 'payments'],
    ['/mails.json', 'mails'],
    ['/events.json', 'events'],
    ['/faults.json', 'faults'],
  ] as const)
    expect([path, (await demo('GET', path)).json[list]]).toEqual([path, []]);
  expect((await demo('GET', '/clock.json')).json.aheadMs).toBe(0);
  expect((await demo('GET', '/switches.json')).json.doubleOptIn).toBe(false);
  expect((await shop('POST', '/account/customer', token)).status).toBe(403);
  expect(await stockOf()).toBe(sold + 1);
  expect((await order()).order.number).toBe(10001);
});

test('resets during shopping without a single server error', async () => {
  const statuses = new Set<number>();
  const shopper = async (n: number) => {
    const email = `koper${n}@weefsel.example`;
    const { token } = await login(n % 2 ? EMMA : email);
    const items = [{ id: variantId, type: 'product', quantity: 1 }];
    for (const [method, path, body] of [
      ['POST', '/checkout/cart/line-item', { items }],
      ['POST', '/checkout/order', {}],
      [
        'POST',
        '/account/change-profile',
        { firstName: 'Emma', lastName: 'Linden', salutationId: 'a'.repeat(32) },
      ],
      ['POST', '/order', {}],
    ] as const)
      statuses.add((await shop(method, path, token, body)).status);
  };
  const shoppers = Array.from({ length: 12 }, (_, n) => shopper(n));
  const resets = Array.from({ length: 3 }, () => demo('POST', '/reset.json'));
  await Promise.all([...shoppers, ...resets]);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect((await login()).status).toBe(200);
});
