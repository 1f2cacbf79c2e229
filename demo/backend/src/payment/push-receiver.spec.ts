import fastify, { type FastifyInstance } from 'fastify';
import type { PaymentReport, ReportOutcome } from './payment-orders.ts';
import { pushReceiver } from './push-receiver.ts';
import { sign } from './signature.ts';

const SECRET = 'geheim';
const TAKEN: ReportOutcome = { kind: 'taken', missingCents: 0, surplusCents: 0 };
const PAID = {
  ADD_orderId: 'o1',
  ADD_orderTransactionId: 't1',
  brq_amount: '69.95',
  brq_currency: 'EUR',
  brq_invoicenumber: '10001',
  brq_ordernumber: '10001',
  brq_statuscode: '190',
  brq_transactions: 'P1',
};

let app: FastifyInstance;
let settled: PaymentReport[];
let logged: string[];
let outcome: ReportOutcome;

beforeEach(() => {
  [settled, logged, outcome] = [[], [], TAKEN];
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } });
  app.register(pushReceiver, {
    secret: SECRET,
    orders: {
      find: (key) => (key === 't1' ? { orderId: 'o1', orderNumber: '10001' } : undefined),
      settle: (_key, report) => {
        settled.push(report);
        return outcome;
      },
    },
  });
});

afterEach(() => app.close());

const send = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/buckaroo/push',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const report = (changes: Record<string, string> = {}) => send(sign({ ...PAID, ...changes }, SECRET));

test('a signed report about the order is taken with its amount', async () => {
  const answer = await report();
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'success']);
  expect(settled).toEqual([{ paymentKey: 'P1', statuscode: 190, amountCents: 6995 }]);
  expect(logged).toEqual([]);
});

test('an unsigned, unknown or informational report changes nothing', async () => {
  expect((await send(PAID)).statusCode).toBe(403);
  expect((await send({ ...sign(PAID, SECRET), brq_amount: '0.01' })).statusCode).toBe(403);
  expect((await report({ ADD_orderTransactionId: 'x' })).statusCode).toBe(404);
  expect((await report({ brq_mutationtype: 'Informational' })).json().status).toBe('success');
  expect(settled).toEqual([]);
});

test.each([
  [{ brq_currency: 'USD' }, 'The currency is "USD"'],
  [{ brq_currency: '' }, 'The currency is ""'],
  [{ brq_amount: '0.00' }, '"0.00" is not an amount'],
  [{ brq_amount: '-69.95' }, '"-69.95" is not an amount'],
  [{ brq_amount: '69.955' }, '"69.955" is not an amount'],
  [{ brq_amount: '0x50' }, '"0x50" is not an amount'],
  [{ brq_amount: '' }, '"" is not an amount'],
  [{ brq_invoicenumber: '10002' }, 'of order 10001, not of "10002"'],
  [{ brq_ordernumber: '10002' }, 'of order 10001, not of "10002"'],
  [{ ADD_orderId: 'o2' }, 'not of the order "o2"'],
  [{ brq_transactions: '' }, 'names no payment'],
  [{ brq_statuscode: '19' }, '"19" is not a status code'],
  [{ brq_statuscode: '190.0' }, '"190.0" is not a status code'],
])('a signed report with %j is refused and logged', async (changes, reason) => {
  const answer = await report(changes);
  expect([answer.statusCode, answer.json().status]).toEqual([422, 'error']);
  expect(answer.json().message).toContain(reason);
  expect(settled).toEqual([]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { transaction: 't1', reason: answer.json().message, msg: 'A signed payment report was refused' },
  ]);
});

test('a report that names its order once is enough, one that names none is not', async () => {
  const { brq_invoicenumber, brq_ordernumber, ADD_orderId, ...rest } = PAID;
  expect(brq_ordernumber).toBe(brq_invoicenumber);
  expect((await send(sign({ ...rest, brq_invoicenumber }, SECRET))).statusCode).toBe(200);
  expect((await send(sign({ ...rest, ADD_orderId }, SECRET))).json().message).toContain('names no order');
});

test('a repeated report returns success, and a refused one returns 422 and is logged', async () => {
  outcome = { kind: 'known' };
  expect((await report()).json()).toMatchObject({
    status: 'success',
    message: expect.stringContaining('before'),
  });
  outcome = { kind: 'refused', reason: 'of another transaction' };
  expect((await report()).statusCode).toBe(422);
  expect(logged).toHaveLength(1);
});

test.each([
  { missingCents: 6994, surplusCents: 0 },
  { missingCents: 0, surplusCents: 5 },
])('a missing or surplus amount is logged: %j', async (difference) => {
  outcome = { kind: 'taken', ...difference };
  expect((await report()).statusCode).toBe(200);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ transaction: 't1', ...difference }]);
});
