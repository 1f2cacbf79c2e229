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

/** True when the payment that counts is paid. */
export const isPaid = (order: Pick<Order, 'transactions'>): boolean => paymentState(order) === 'paid';
