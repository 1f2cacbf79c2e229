import fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentPlugin } from './payment-plugin.ts';
import { Payments } from './payments.ts';
import { pushReceiver } from './push-receiver.ts';

const SECRET = 'geheim';
const TRANSACTION = '0190aa55';
const START = Date.UTC(2026, 10, 20, 12);
const LATE = 60_000;

let dataDir: string;
/** Port of the shop; the same before and after the restart. */
let port: number;
/** Stops the running servers; a failing test leaves them running. */
let close: () => Promise<void>;

beforeEach(() => {
  port = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'weefsel-reports-'));
});

afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

/** A provider with the stored payments, and a shop that counts reports until `enough`. */
async function open(now: number, enough = 0) {
  const heard: number[] = [];
  let done: () => void = () => undefined;
  const allHeard = new Promise<void>((resolve) => (done = resolve));
  const shop = fastify();
  await shop.register(pushReceiver, {
    secret: SECRET,
    orders: {
      find: () => ({ orderId: 'o1', orderNumber: '10001' }),
      settle: (_key, { statuscode }) => {
        heard.push(statuscode);
        if (heard.length === enough) done();
        return { kind: 'taken', missingCents: 0, surplusCents: 0 };
      },
    },
  });
  await shop.listen({ port, host: '127.0.0.1' });
  ({ port } = shop.server.address() as AddressInfo);
  const clock = () => now;
  const payments = new Payments({ publicOrigin: 'http://pay.test', clock, dataDir });
  const provider = fastify();
  await provider.register(paymentPlugin, { payments, secret: SECRET, clock, lateAfterMs: LATE });
  await provider.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    close = async () => undefined;
    await provider.close();
    payments.close();
    await shop.close();
  };
  const choose = (choice: Record<string, string>) => {
    const { key } = payments.startPayment({
      method: 'ideal',
      orderNumber: '10001',
      amountCents: 8995,
      returnUrl: 'http://shop.test/order/success',
      pushUrl: `http://127.0.0.1:${port}/buckaroo/push`,
      additional: { orderTransactionId: TRANSACTION },
    });
    return provider.inject({
      method: 'POST',
      url: `/payment/${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(choice).toString(),
    });
  };
  return { allHeard, choose, heard, payments };
}

test('reports due during a restart are sent after it, once', async () => {
  const before = await open(START);
  await before.choose({ outcome: '490', push: 'late' });
  await before.choose({ outcome: 'paid-later' });
  expect(before.heard).toEqual([791]);
  await close();

  const after = await open(START + 3 * LATE, 2);
  await after.allHeard;
  expect(after.heard.toSorted()).toEqual([190, 490]);
  await close();

  const later = await open(START + 4 * LATE);
  expect(later.payments.reports.all()).toEqual([]);
  expect(later.payments.newest(1)).toMatchObject([{ statuscode: 190 }]);
  await close();
});

test('a waiting payment that failed before the restart is not paid after it', async () => {
  const before = await open(START);
  await before.choose({ outcome: 'paid-later' });
  const [waiting] = before.payments.newest(1);
  if (waiting) before.payments.conclude(waiting, 490);
  await before.choose({ outcome: '190', push: 'late' });
  await close();

  const after = await open(START + 3 * LATE, 1);
  await after.allHeard;
  expect(after.heard).toEqual([190]);
  await close();
  expect(waiting?.statuscode).toBe(791);
});
