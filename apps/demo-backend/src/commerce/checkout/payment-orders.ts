import type { OrderDesk } from '../orders/move-order.ts';
import { settlePayment } from '../orders/settle-payment.ts';

/** The shop's orders as the payment service knows them: by the id of the transaction that it was given. */
export function paymentOrders(desk: OrderDesk) {
  const { orders } = desk.database;
  return {
    find(transactionId: string): { orderNumber: string } | undefined {
      const transaction = orders.transactionById(transactionId);
      const order = transaction && orders.byId(transaction.orderId);
      return order && { orderNumber: String(order.number) };
    },
    settle(transactionId: string, statuscode: number): void {
      settlePayment(desk, transactionId, statuscode);
    },
  };
}
