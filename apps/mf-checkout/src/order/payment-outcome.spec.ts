import type { Order } from '@weefsel/api-clients';
import { isPayable, isPurchase, paymentOutcome } from './payment-outcome';

const order = (payment: string, state = 'open'): Order => ({
  id: 'o',
  stateMachineState: { technicalName: state },
  transactions: [
    { stateMachineState: { technicalName: 'cancelled' } },
    { stateMachineState: { technicalName: payment } },
  ],
});

describe('the outcome of a payment', () => {
  test.each([
    ['190', 'pending'],
    ['490', 'failed'],
    ['491', 'failed'],
    ['492', 'failed'],
    ['690', 'rejected'],
    ['790', 'waiting'],
    ['791', 'pending'],
    ['792', 'waiting'],
    ['793', 'pending'],
    ['890', 'cancelled'],
    ['891', 'failed'],
    ['7', 'open'],
    [null, 'open'],
  ])('status %s of an order that is still open means %s [CRT-07]', (code, outcome) => {
    expect(paymentOutcome(order('open'), code)).toBe(outcome);
  });

  test('follows the backend’s status rather than the one in the address [CRT-07] [CRT-08]', () => {
    expect(paymentOutcome(order('paid'), '490')).toBe('paid');
    expect(paymentOutcome(order('failed'), '190')).toBe('failed');
    expect(paymentOutcome(order('failed'), '690')).toBe('rejected');
    expect(paymentOutcome(order('in_progress'), null)).toBe('pending');
    expect(paymentOutcome(order('open', 'cancelled'), '190')).toBe('order-cancelled');
  });

  test.each(['payment_invoicepayment', 'payment_prepayment', 'payment_cashpayment', 'payment_debitpayment'])(
    'comes later with %s, for which there is no payment page [CRT-07] [CRT-08]',
    (technicalName) => {
      const method = { id: 'm', technicalName, translated: {} };
      const later = { ...order('open'), transactions: [{ paymentMethod: method }] };
      expect(paymentOutcome(later, null)).toBe('later');
      expect(paymentOutcome(later, '490')).toBe('failed');
      const ideal = { ...method, technicalName: 'payment_ideal' };
      expect(paymentOutcome({ ...later, transactions: [{ paymentMethod: ideal }] }, null)).toBe('open');
    },
  );

  test('is later when the order costs nothing, and open from one cent [CRT-07]', () => {
    expect(paymentOutcome({ ...order('open'), amountTotal: 0 }, null)).toBe('later');
    expect(paymentOutcome({ ...order('open'), amountTotal: 0.01 }, null)).toBe('open');
  });

  test('follows the address when the order cannot be seen [CRT-07]', () => {
    expect(paymentOutcome(null, '190')).toBe('paid');
    expect(paymentOutcome(null, '__proto__')).toBe('unknown');
    expect(paymentOutcome(null, null)).toBe('unknown');
  });

  test.each([
    ['paid_partially', 'paid'],
    ['authorized', 'paid'],
    ['unconfirmed', 'pending'],
    ['cancelled', 'cancelled'],
  ])('in the backend’s state %s is %s [CRT-08]', (state, outcome) => {
    expect(paymentOutcome(order(state), null)).toBe(outcome);
  });

  test('is open for an order without states, payments or amount [CRT-08]', () => {
    expect(paymentOutcome({ id: 'o' }, null)).toBe('open');
    expect(paymentOutcome({ id: 'o', transactions: [{}] }, null)).toBe('open');
  });

  test('can be paid when open, waiting, failed, rejected or cancelled [CRT-08]', () => {
    const payable = ['open', 'waiting', 'failed', 'rejected', 'cancelled'] as const;
    const others = ['paid', 'pending', 'later', 'order-cancelled', 'unknown'] as const;
    expect([...payable, ...others].filter(isPayable)).toEqual(payable);
  });

  test('is a purchase when pending or later, not when open, rejected or unknown [CRT-09]', () => {
    expect(isPurchase('pending')).toBe(true);
    expect(isPurchase('later')).toBe(true);
    expect(isPurchase('open')).toBe(false);
    expect(isPurchase('rejected')).toBe(false);
    expect(isPurchase('unknown')).toBe(false);
  });
});
