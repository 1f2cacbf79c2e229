import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Payments } from './payments.ts';

const folder = mkdtempSync(join(tmpdir(), 'weefsel-payments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = () =>
  new Payments({
    publicOrigin: 'http://pay.test',
    clock: () => Date.UTC(2026, 10, 20),
    dataDir: folder,
  });

test('payments and their outcomes survive a restart', () => {
  const before = open();
  const { key } = before.startPayment({
    method: 'riverty',
    orderNumber: '10001',
    amountCents: 8995,
    returnUrl: 'http://shop.test/order/success',
    additional: { orderTransactionId: 't1' },
  });
  const started = before.find(key);
  before.close();

  const after = open();
  const found = after.find(key);
  expect(found).toEqual(started);
  expect(found && after.conclude(found, 190).statuscode).toBe(190);
  after.close();

  const later = open();
  const paid = later.find(key);
  expect(paid && later.isOpen(paid)).toBe(false);
  later.close();
});
