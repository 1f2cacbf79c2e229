import type { TransactionRow } from '../../database/order-rows.ts';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { PAYMENT_METHODS } from '../checkout/delivery-methods.ts';
import { paymentOrders } from '../checkout/payment-orders.ts';
import { at, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { moveOrder } from './move-order.ts';

let shop: TestShop;
let token: string;
let payment: TransactionRow;

const order = async (): Promise<TransactionRow> => {
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { id } = (await shop.call('POST', '/checkout/order', { token })).json;
  return at(shop.database.orders.transactionsOf(id), 0);
};

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  payment = await order();
});

afterEach(() => shop.close());

const report = (amountCents: number, paymentKey = 'P1', statuscode = 190, { id } = payment) =>
  paymentOrders(shop.backOffice).settle(id, { paymentKey, statuscode, amountCents });

const state = ({ id } = payment) => shop.database.orders.transactionById(id)?.state;

const taken = (missingCents: number, surplusCents = 0) => ({ kind: 'taken', missingCents, surplusCents });

test('the whole amount pays an order', () => {
  expect(report(payment.amountCents)).toEqual(taken(0));
  expect(state()).toBe('paid');
  expect(paymentOrders(shop.backOffice).find(payment.id)).toEqual({
    orderId: payment.orderId,
    orderNumber: '10001',
  });
});

test('a cent pays an order in part, however often it is reported, and the rest pays it', () => {
  const due = payment.amountCents;
  expect(report(1)).toEqual(taken(due - 1));
  expect(report(1)).toEqual({ kind: 'known' });
  expect(state()).toBe('paid_partially');
  expect(report(due - 2, 'P2')).toEqual(taken(1));
  expect(state()).toBe('paid_partially');
  expect(report(1, 'P3')).toEqual(taken(0));
  expect(state()).toBe('paid');
  const subjects = shop.outbox.list().filter(({ subject }) => subject.startsWith('Je betaling'));
  expect(subjects).toHaveLength(1);
});

test('a cent too much pays an order and is a surplus, and so is paying twice', () => {
  const due = payment.amountCents;
  expect(report(due + 1)).toEqual(taken(0, 1));
  expect(report(due, 'P2')).toEqual(taken(0, due + 1));
  expect(state()).toBe('paid');
});

test('a payment that was reported for another order is refused', async () => {
  const other = await order();
  report(payment.amountCents);
  expect(report(other.amountCents, 'P1', 190, other)).toMatchObject({ kind: 'refused' });
  expect(report(other.amountCents, 'P1', 490, other)).toMatchObject({ kind: 'refused' });
  expect([state(), state(other)]).toEqual(['paid', 'open']);
});

test('a payment that was reported with another amount is refused', () => {
  report(1);
  expect(report(payment.amountCents)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('another amount'),
  });
  expect(state()).toBe('paid_partially');
});

test('a report that comes again after the money went back does not make the order paid', () => {
  report(payment.amountCents);
  moveOrder(shop.backOffice, payment.orderId, { machine: 'order_transaction', transition: 'refund' });
  expect(report(payment.amountCents)).toEqual({ kind: 'known' });
  expect(state()).toBe('refunded');
});

test('a failure that comes again does not end the next attempt', () => {
  report(payment.amountCents, 'P1', 490);
  moveOrder(shop.backOffice, payment.orderId, { machine: 'order_transaction', transition: 'reopen' });
  expect(report(payment.amountCents, 'P1', 490)).toEqual({ kind: 'known' });
  expect(state()).toBe('open');
});

test('a failure does not undo received money, and a pending report is no payment', () => {
  expect(report(payment.amountCents, 'P1', 791)).toEqual(taken(0));
  expect(state()).toBe('in_progress');
  report(1);
  expect(report(payment.amountCents, 'P2', 490)).toEqual(taken(0));
  expect(state()).toBe('paid_partially');
});

test('money for a payment that had failed counts towards the next report', () => {
  report(payment.amountCents, 'P1', 490);
  expect(report(1)).toEqual(taken(payment.amountCents - 1));
  expect(state()).toBe('failed');
  expect(report(payment.amountCents - 1, 'P2')).toEqual(taken(0));
  expect(state()).toBe('paid');
});

test('after a reminder, another payment method pays the remaining amount', async () => {
  report(100);
  moveOrder(shop.backOffice, payment.orderId, { machine: 'order_transaction', transition: 'remind' });
  const paymentMethodId = PAYMENT_METHODS.find(({ id }) => id !== payment.paymentMethodId)?.id;
  await shop.call('POST', '/order/payment', { token, body: { orderId: payment.orderId, paymentMethodId } });
  const next = at(shop.database.orders.transactionsOf(payment.orderId), 1);
  expect(next.amountCents).toBe(payment.amountCents - 100);
  expect(report(next.amountCents, 'P2', 190, next)).toEqual(taken(0));
  expect(state(next)).toBe('paid');
});

test('a report about an unknown transaction is refused', () => {
  expect(paymentOrders(shop.backOffice).find('nothing')).toBeUndefined();
  expect(report(1, 'P1', 190, { ...payment, id: 'nothing' })).toMatchObject({ kind: 'refused' });
});
