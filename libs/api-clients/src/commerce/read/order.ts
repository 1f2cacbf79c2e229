import type { Order, OrderDelivery, OrderDocument, OrderTransaction } from '../types/order';

/** The payment that counts: the last one. */
export const lastPayment = (order: Pick<Order, 'transactions'>): OrderTransaction | null =>
  order.transactions?.at(-1) ?? null;

/** State of the payment that counts, e.g. `open` or `paid`. Empty without a payment. */
export const paymentState = (order: Pick<Order, 'transactions'>): string =>
  lastPayment(order)?.stateMachineState?.technicalName ?? '';

/** The delivery of the goods; discounts on shipping come after it. */
export const mainDelivery = (order: Pick<Order, 'deliveries'>): OrderDelivery | null =>
  order.deliveries?.[0] ?? null;

/** The last invoice of an order. */
export const invoiceOf = (order: Pick<Order, 'documents'>): OrderDocument | undefined =>
  order.documents?.filter(({ documentType }) => documentType?.technicalName === 'invoice').at(-1);

/** States of a payment whose money arrived, is promised, or was returned. */
const SETTLED = ['paid', 'paid_partially', 'authorized', 'refunded', 'refunded_partially'];

/**
 * Amount in euro that is still to be paid: of the payment that counts, or else the order's total. 0 when nothing is
 * owed; `undefined` without any amount.
 */
export function amountDue(
  order: Pick<Order, 'amountTotal' | 'stateMachineState' | 'transactions'>,
): number | undefined {
  if (order.stateMachineState?.technicalName === 'cancelled') return 0;
  const payment = lastPayment(order);
  if (SETTLED.includes(paymentState(order))) return 0;
  return payment?.amount?.totalPrice ?? order.amountTotal;
}
