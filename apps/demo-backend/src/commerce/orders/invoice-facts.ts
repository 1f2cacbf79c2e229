import type { OrderRow } from '../../database/order-rows.ts';

/** The bill of an order; there is one from the moment on which the order is paid. */
export interface Invoice {
  id: string;
  /** e.g. `F10001`. */
  number: string;
  order: OrderRow;
  paidAt: number;
}
