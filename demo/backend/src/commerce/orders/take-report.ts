import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import { PAID } from '../../payment/outcomes.ts';
import type { PaymentReport, ReportOutcome } from '../../payment/payment-orders.ts';
import type { OrderBackOffice } from './move-order.ts';
import { settlePayment } from './settle-payment.ts';

const refused = (reason: string): ReportOutcome => ({ kind: 'refused', reason });

/** Outcome of a report that repeats or contradicts an earlier one; `undefined` for a new one. */
function heardBefore(
  backOffice: OrderBackOffice,
  { id }: TransactionRow,
  report: PaymentReport,
): ReportOutcome | undefined {
  const earlier = backOffice.database.paymentReports.ofPayment(report.paymentKey);
  if (earlier.some(({ transactionId }) => transactionId !== id))
    return refused(`Payment ${report.paymentKey} is of another transaction.`);
  const same = earlier.find(({ statuscode }) => statuscode === report.statuscode);
  if (!same) return undefined;
  return same.amountCents === report.amountCents
    ? { kind: 'known' }
    : refused(`Payment ${report.paymentKey} was reported with another amount before.`);
}

/** Amount in cents that all payment attempts of an order received beyond its total. */
function surplusOf({ database }: OrderBackOffice, { id, totalCents }: OrderRow): number {
  const attempts = database.orders.transactionsOf(id);
  const received = attempts.reduce((sum, one) => sum + database.paymentReports.receivedFor(one.id), 0);
  return Math.max(0, received - totalCents);
}

/**
 * Stores the provider's report about a payment attempt. Less than the due amount pays the order in part.
 * More pays it in full; the staff refunds the surplus.
 */
export function takeReport(
  backOffice: OrderBackOffice,
  transactionId: string,
  report: PaymentReport,
): ReportOutcome {
  const { orders, paymentReports, transaction } = backOffice.database;
  return transaction(() => {
    const due = orders.transactionById(transactionId);
    const order = due && orders.byId(due.orderId);
    if (!order) return refused(`There is no transaction ${transactionId}.`);
    const before = heardBefore(backOffice, due, report);
    if (before) return before;
    paymentReports.add({ ...report, transactionId, receivedAt: backOffice.options.clock() });
    const missing = Math.max(0, due.amountCents - paymentReports.receivedFor(transactionId));
    settlePayment(backOffice, transactionId, report.statuscode, missing === 0);
    if (report.statuscode !== PAID) return { kind: 'taken', missingCents: 0, surplusCents: 0 };
    return { kind: 'taken', missingCents: missing, surplusCents: surplusOf(backOffice, order) };
  });
}
