import type { OrderRow } from '../../database/order-rows.ts';

/** Invoice of an order. Exists from the moment of payment. */
export interface Invoice {
  id: string;
  /** e.g. `F10001`. */
  number: string;
  order: OrderRow;
  paidAt: number;
}
