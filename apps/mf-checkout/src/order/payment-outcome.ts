import { lastPayment, paymentState, type Order } from '@weefsel/api-clients';

/** The state of an order's payment from the shopper's point of view. */
export type PaymentOutcome =
  /** The money is in, or promised. */
  | 'paid'
  /** The bank or the service is busy with it. */
  | 'pending'
  /** The shopper still has to do something at the bank. */
  | 'waiting'
  /** Nothing has to be paid now: the money comes by invoice, in advance by hand, or at the door. */
  | 'later'
  /** Nothing was paid, and nobody said that it went wrong: the shopper came back from the payment page. */
  | 'open'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  /** The order itself is not there any more. */
  | 'order-cancelled'
  /** Neither backend nor payment service said anything. */
  | 'unknown';

const OF_CODE: Readonly<Record<number, PaymentOutcome>> = {
  190: 'paid',
  490: 'failed',
  491: 'failed',
  492: 'failed',
  690: 'rejected',
  790: 'waiting',
  791: 'pending',
  792: 'waiting',
  793: 'pending',
  890: 'cancelled',
  891: 'failed',
};

const OF_STATE: Readonly<Record<string, PaymentOutcome>> = {
  paid: 'paid',
  paid_partially: 'paid',
  authorized: 'paid',
  in_progress: 'pending',
  unconfirmed: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Ways of paying without a payment page, as the vendor calls them. */
const LATER = /invoice|prepayment|cash|debit/;

const isPaidLater = (order: Order): boolean =>
  order.amountTotal === 0 || LATER.test(lastPayment(order)?.paymentMethod?.technicalName ?? '');

/**
 * The outcome of a payment. The backend knows best; the payment service's return code (`brq_statuscode`) counts where the
 * backend has not heard yet, or gives no reason.
 */
export function paymentOutcome(order: Order | null, statuscode: string | null): PaymentOutcome {
  const said = OF_CODE[Number(statuscode)];
  if (!order) return said ?? 'unknown';
  if (order.stateMachineState?.technicalName === 'cancelled') return 'order-cancelled';
  const known = OF_STATE[paymentState(order)];
  if (known === 'failed') return said === 'rejected' ? said : known;
  // The service informed the shopper before the shop.
  if (!known && said === 'paid') return 'pending';
  return known ?? said ?? (isPaidLater(order) ? 'later' : 'open');
}

/** Whether the shopper has bought something. */
export const isPurchase = (outcome: PaymentOutcome): boolean =>
  ['paid', 'pending', 'waiting', 'later'].includes(outcome);

/** Whether the order can be paid now. */
export const isPayable = (outcome: PaymentOutcome): boolean =>
  ['open', 'waiting', 'failed', 'rejected', 'cancelled'].includes(outcome);
