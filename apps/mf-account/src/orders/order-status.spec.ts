import { someOrder } from '../testing/some-order';
import { orderStatus, paymentStatus } from './order-status';

describe('an order in a list [ACC-03]', () => {
  test.each([
    [{ order: 'cancelled', delivery: 'shipped' }, 'headless.orders.cancelled'],
    [{ delivery: 'shipped' }, 'headless.orders.shipped'],
    [{ delivery: 'shipped', order: 'completed' }, 'headless.orders.delivered'],
    [{ delivery: 'shipped_partially', payment: 'open' }, 'headless.orders.shippedPartially'],
    [{ delivery: 'returned', order: 'completed' }, 'headless.orders.returned'],
    [{ delivery: 'returned_partially' }, 'headless.orders.returnedPartially'],
    [{ order: 'completed', payment: 'open' }, 'headless.orders.completed'],
    [{ payment: 'open' }, 'headless.orders.waiting'],
    [{ payment: 'failed' }, 'headless.orders.waiting'],
    [{ payment: 'cancelled' }, 'headless.orders.waiting'],
    [{ payment: 'reminded', order: 'in_progress' }, 'headless.orders.waiting'],
    [{ payment: 'chargeback' }, 'headless.orders.waiting'],
    [{ order: 'in_progress' }, 'headless.orders.inProgress'],
    [{ payment: 'authorized' }, 'headless.orders.received'],
    [{ payment: 'paid' }, 'headless.orders.received'],
  ])('with %j has the status that a shopper expects', (states, status) => {
    expect(orderStatus(someOrder('1', states))).toBe(status);
  });

  test('without any data has been received', () => {
    expect(orderStatus({ id: 'bare' })).toBe('headless.orders.received');
  });
});

describe('the payment of an order [ACC-03]', () => {
  test.each([
    ['open', 'headless.orders.paymentOpen'],
    ['unconfirmed', 'headless.orders.paymentPending'],
    ['in_progress', 'headless.orders.paymentPending'],
    ['authorized', 'headless.orders.paymentAuthorized'],
    ['reminded', 'headless.orders.paymentOpen'],
    ['paid', 'headless.orders.paymentPaid'],
    ['paid_partially', 'headless.orders.paymentPartly'],
    ['failed', 'headless.orders.paymentFailed'],
    ['cancelled', 'headless.orders.paymentCancelled'],
    ['refunded', 'headless.orders.paymentRefunded'],
    ['refunded_partially', 'headless.orders.paymentRefundedPartly'],
    ['chargeback', 'headless.orders.paymentChargeback'],
    ['something_new', undefined],
  ])('in state %s is shown as %s', (payment, text) => {
    expect(paymentStatus(someOrder('1', { payment }))).toBe(text);
  });
});
