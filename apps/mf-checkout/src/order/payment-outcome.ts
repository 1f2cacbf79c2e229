import { lastPayment, paymentState, type Order } from '@weefsel/api-clients';

/** The state of an order's payment from the shopper's point of view. */
export type PaymentOutcome =
  /** The money has arrived, or is promised. */
  | 'paid'
  /** In progress at the bank or the payment service. */
  | 'pending'
  /** The shopper still has to act at the bank. */
  | 'waiting'
  /** Nothing is due now: paid by invoice, in advance by hand, or on delivery. */
  | 'later'
  /** Not paid, without a reported failure: the shopper came back from the payment page. */
  | 'open'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  /** The order itself was cancelled. */
  | 'order-cancelled'
  /** No status from backend or payment service. */
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

/** Technical names of methods without a payment page. */
const LATER = /invoice|prepayment|cash|debit/;

const isPaidLater = (order: Order): boolean =>
  order.amountTotal === 0 || LATER.test(lastPayment(order)?.paymentMethod?.technicalName ?? '');

/**
 * The outcome of a payment. The backend takes precedence. The payment service's return code (`brq_statuscode`) counts
 * where the backend has no state yet. It also counts where the backend gives no reason.
 */
export function paymentOutcome(order: Order | null, statuscode: string | null): PaymentOutcome {
  const said = OF_CODE[Number(statuscode)];
  if (!order) return said ?? 'unknown';
  if (order.stateMachineState?.technicalName === 'cancelled') return 'order-cancelled';
  const known = OF_STATE[paymentState(order)];
  if (known === 'failed') return said === 'rejected' ? said : known;
  // The service notified the shopper before the shop.
  if (!known && said === 'paid') return 'pending';
  return known ?? said ?? (isPaidLater(order) ? 'later' : 'open');
}

/** True when the shopper has bought something. */
export const isPurchase = (outcome: PaymentOutcome): boolean =>
  ['paid', 'pending', 'waiting', 'later'].includes(outcome);

/** True when the order can be paid now. */
export const isPayable = (outcome: PaymentOutcome): boolean =>
  ['open', 'waiting', 'failed', 'rejected', 'cancelled'].includes(outcome);
