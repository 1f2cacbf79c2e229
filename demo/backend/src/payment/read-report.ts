import { locale } from '@weefsel/contracts';
import type { PaidOrder, PaymentReport } from './payment-orders.ts';
import type { PaymentFields } from './signature.ts';

/** A signed report about another order, in another currency or without a valid amount. */
export class ReportRefused extends Error {
  override name = 'ReportRefused';
}

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function amountIn({ brq_amount: sent = '', brq_currency: currency = '' }: PaymentFields): number {
  if (currency !== locale.currency)
    throw new ReportRefused(`The currency is "${currency}", the shop sells in euros.`);
  const cents = AMOUNT.test(sent) ? Math.round(Number(sent) * 100) : 0;
  if (cents > 0) return cents;
  throw new ReportRefused(`"${sent}" is not an amount that can be paid.`);
}

/** Every order name in the report must be the order's; at least one must exist. */
function checkOrder(fields: PaymentFields, order: PaidOrder): void {
  const numbers = ['brq_invoicenumber', 'brq_ordernumber'].flatMap((name) => fields[name] ?? []);
  const foreign = numbers.find((number) => number !== order.orderNumber);
  if (numbers.length === 0) throw new ReportRefused('The report names no order.');
  if (foreign !== undefined) {
    throw new ReportRefused(`The transaction is of order ${order.orderNumber}, not of "${foreign}".`);
  }
  const { ADD_orderId: orderId = order.orderId } = fields;
  if (orderId !== order.orderId) throw new ReportRefused(`The transaction is not of the order "${orderId}".`);
}

/**
 * Reads a signed report about the transaction of an order.
 * @throws ReportRefused when it is about another order, another currency, or no amount
 */
export function readReport(fields: PaymentFields, order: PaidOrder): PaymentReport {
  checkOrder(fields, order);
  const { brq_transactions: paymentKey = '', brq_statuscode: statuscode = '' } = fields;
  if (paymentKey === '') throw new ReportRefused('The report names no payment of the provider.');
  if (!/^\d{3}$/.test(statuscode)) throw new ReportRefused(`"${statuscode}" is not a status code.`);
  return { paymentKey, statuscode: Number(statuscode), amountCents: amountIn(fields) };
}
