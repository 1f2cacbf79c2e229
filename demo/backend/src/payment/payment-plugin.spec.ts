import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { PaymentOrders } from './payment-orders.ts';
import { paymentPlugin } from './payment-plugin.ts';
import { PaymentRefused, Payments } from './payments.ts';
import type { PaymentRequest } from './payment.ts';
import { pushReceiver } from './push-receiver.ts';
import { isSigned } from './signature.ts';

const SECRET = 'geheim';
const TRANSACTION = '0190aa55';
const SHOP = 'http://shop.test';

let time = Date.UTC(2026, 10, 20, 12);
let app: FastifyInstance;
let payments: Payments;
let pushUrl: string;
let settled: number[];
let heard: () => void;

const orders: PaymentOrders = {
  find: (key) => (key === TRANSACTION ? { orderId: 'o1', orderNumber: '10001' } : undefined),
  settle: (_key, { statuscode }) => {
    settled.push(statuscode);
    heard();
    return { kind: 'taken', missingCents: 0, surplusCents: 0 };
  },
};

beforeEach(async () => {
  settled = [];
  heard = () => undefined;
  const clock = () => time;
  payments = new Payments({ publicOrigin: 'http://pay.test', clock });
  app = fastify();
  await app.register(pushReceiver, { orders, secret: SECRET });
  await app.register(paymentPlugin, { payments, secret: SECRET, clock, lateAfterMs: 1 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  pushUrl = `http://127.0.0.1:${port}/buckaroo/push`;
});
afterEach(() => app.close());

const start = (request: Partial<PaymentRequest> = {}) =>
  payments.startPayment({
    method: 'ideal',
    orderNumber: '10001',
    amountCents: 8995,
    returnUrl: `${SHOP}/order/success`,
    cancelUrl: `${SHOP}/order/failed`,
    pushUrl,
    additional: { orderTransactionId: TRANSACTION },
    ...request,
  });

const choose = (key: string, choice: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/payment/${key}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(choice).toString(),
  });

const hiddenFields = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

test('shows the order, its amount and every outcome, with plain forms', async () => {
  const { key, url } = start({ orderNumber: '<10001>' });
  expect(url).toMatch(new RegExp(`/payment/${key}$`));
  const page = await app.inject(`/payment/${key}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('&lt;10001&gt;');
  expect(page.body).toMatch(/€\s89,95/);
  for (const code of ['190', '490', '491', '492', '690', '791', '890', 'paid-later', 'expired'])
    expect(page.body).toContain(`value="${code}"`);
  expect(page.body).not.toContain('<script');
});

test.each(['190', '490', '491', '492', '690', '791'])(
  'a redirect method reports to the shop first and returns with a signed form: %s',
  async (outcome) => {
    const { key } = start();
    const page = await choose(key, { outcome });
    expect(settled).toEqual([Number(outcome)]);
    expect(page.body).toContain(`action="${SHOP}/order/success"`);
    const fields = hiddenFields(page.body);
    expect(fields).toMatchObject({
      brq_statuscode: outcome,
      brq_payment_method: 'ideal',
      brq_amount: '89.95',
      brq_invoicenumber: '10001',
      brq_transactions: key,
      ADD_orderTransactionId: TRANSACTION,
    });
    expect(isSigned(fields, SECRET)).toBe(true);
  },
);

test('a cancelled payment redirects to the cancel address, or returns its status without one', async () => {
  const answer = await choose(start().key, { outcome: '890' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${SHOP}/order/failed`]);
  const { key } = start({ cancelUrl: undefined });
  expect(hiddenFields((await choose(key, { outcome: '890' })).body)).toMatchObject({ brq_statuscode: '890' });
  expect(settled).toEqual([890, 890]);
});

test('a rejected inline method puts its answer behind the address with a literal &', async () => {
  const { headers } = await choose(start({ method: 'riverty' }).key, { outcome: '690' });
  expect(headers.location).toBe(`${SHOP}/order/success&brq_payment_method=afterpay&brq_statuscode=690`);
});

test('an inline method that is paid returns with a query, and any method when asked', async () => {
  const paid = await choose(start({ method: 'riverty' }).key, { outcome: '190' });
  const asked = await choose(start({ returnUrl: `${SHOP}/order/success?a=1` }).key, {
    outcome: '890',
    back: 'query',
  });
  expect(String(paid.headers.location)).toMatch(/success\?.*brq_statuscode=190/);
  const query = Object.fromEntries(new URL(String(asked.headers.location)).searchParams);
  expect(query).toMatchObject({ a: '1', brq_statuscode: '890', brq_payment_method: 'ideal' });
  expect(isSigned(query, SECRET)).toBe(true);
});

test('reports twice when asked', async () => {
  const { key } = start();
  await choose(key, { outcome: '190', push: 'twice' });
  expect(settled).toEqual([190, 190]);
});

test('reports late when asked, after the shopper returned', async () => {
  const { key } = start();
  const reported = new Promise<void>((resolve) => (heard = resolve));
  const { statusCode } = await choose(key, { outcome: '190', push: 'late', back: 'query' });
  expect(statusCode).toBe(303);
  await reported;
  expect(settled).toEqual([190]);
});

test('a waiting payment is paid later, by itself or by the tester', async () => {
  const byItself = start().key;
  const paid = new Promise<void>((resolve) => {
    heard = () => settled.includes(190) && resolve();
  });
  await choose(byItself, { outcome: 'paid-later' });
  await paid;
  expect(settled).toEqual([791, 190]);
  expect((await app.inject(`/payment/${byItself}`)).body).toContain('De betaling is voldaan.');

  const byHand = start().key;
  await choose(byHand, { outcome: '791' });
  expect((await app.inject(`/payment/${byHand}`)).body).toContain('Deze betaling wacht nog');
  await choose(byHand, { outcome: '190' });
  expect(payments.find(byHand)?.statuscode).toBe(190);
});

test('a payment with an outcome cannot be paid again', async () => {
  const { key } = start();
  await choose(key, { outcome: '490' });
  expect((await choose(key, { outcome: '190' })).statusCode).toBe(409);
  expect(settled).toEqual([490]);
});

test('a payment expires by choice or after half an hour, and is reported as failed', async () => {
  const chosen = start().key;
  expect((await choose(chosen, { outcome: 'expired' })).body).toContain('Deze betaling is verlopen');
  const forgotten = start().key;
  time += 31 * 60_000;
  expect((await app.inject(`/payment/${forgotten}`)).body).toContain('Deze betaling is verlopen');
  expect(settled).toEqual([490, 490]);
});

test('the shopper returns even when the shop does not answer the report', async () => {
  const { key } = start({ pushUrl: 'http://127.0.0.1:1/push' });
  expect((await choose(key, { outcome: '190', back: 'query' })).statusCode).toBe(303);
});

test('unknown payments, outcomes, methods and addresses are refused', async () => {
  expect((await app.inject('/payment/NEE')).statusCode).toBe(404);
  expect((await choose('NEE', { outcome: '190' })).statusCode).toBe(404);
  expect((await choose(start().key, { outcome: '999' })).statusCode).toBe(400);
  expect((await choose(start().key, { outcome: '190', push: 'nooit' })).statusCode).toBe(400);
  expect(() => start({ method: 'constructor' })).toThrow(PaymentRefused);
  expect(() => start({ returnUrl: 'javascript:alert(1)' })).toThrow(PaymentRefused);
  expect(settled).toEqual([]);
});

test.each([
  ['ideal', 'ABN AMRO', { bank: 'Rabobank' }, { brq_SERVICE_ideal_consumerIssuer: 'Rabobank' }],
  [
    'visa',
    'Beveiligingscode',
    { card: '5555 4444 3333 2222' },
    { brq_SERVICE_visa_CardNumberEnding: '2222' },
  ],
  ['paypal', 'E-mailadres bij PayPal', { email: 'a@b.nl' }, { brq_SERVICE_paypal_payerEmail: 'a@b.nl' }],
  ['bancontact', 'Met de Bancontact-app', {}, { brq_payment_method: 'bancontactmrcash' }],
])('%s asks for its details, and reports the answers', async (method, asked, answers, reported) => {
  const { key } = start({ method });
  expect((await app.inject(`/payment/${key}`)).body).toContain(asked);
  const page = await choose(key, { outcome: '190', ...answers });
  expect(hiddenFields(page.body)).toMatchObject(reported);
});

test('an invalid answer is asked for again with 400, and nothing is reported', async () => {
  for (const [method, answers] of [
    ['ideal', { bank: 'Bank van Nergens' }],
    ['visa', { expiry: '13/30' }],
    ['riverty', { birthday: '1990-02-xx' }],
    ['klarna', { birthday: '' }],
  ] as const) {
    const page = await choose(start({ method }).key, { outcome: '190', ...answers });
    expect([page.statusCode, page.body.includes('Niet alles is goed ingevuld')]).toEqual([400, true]);
  }
  expect(settled).toEqual([]);
});

test('a shopper under 18 is refused payment afterwards', async () => {
  const young = { birthday: '2008-11-21' };
  const refused = await choose(start({ method: 'riverty' }).key, { outcome: '190', ...young });
  expect(refused.headers.location).toBe(
    `${SHOP}/order/success&brq_payment_method=afterpay&brq_statuscode=690`,
  );
  const grown = { birthday: '2008-11-20' };
  await choose(start({ method: 'riverty' }).key, { outcome: '190', ...grown });
  expect(settled).toEqual([690, 190]);
});

test('a transfer waits for the shopper until the money is there', async () => {
  const { key } = start({ method: 'transfer' });
  await choose(key, { outcome: '792' });
  await choose(key, { outcome: '190' });
  expect(settled).toEqual([792, 190]);
});

test('a report that the shop refuses is retried, up to three attempts', async () => {
  let asked = 0;
  const shop = fastify();
  const thrice = new Promise<void>((resolve) => {
    shop.post('/push', async (_request, reply) => {
      asked += 1;
      if (asked === 3) resolve();
      return reply.code(503).send();
    });
  });
  shop.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  await choose(start({ pushUrl: `${address}/push` }).key, { outcome: '190' });
  await thrice;
  while (payments.reports.all().length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toBe(3);
  await shop.close();
});
