import { invoiceOf, type Order } from '@weefsel/api-clients';

/** Name of the form that answers with the invoice of an order. */
export const INVOICE = 'invoice';

/** The invoice's own number, else its order's. */
export const invoiceNumber = (order: Order): string =>
  invoiceOf(order)?.documentNumber ?? order.orderNumber ?? '';
