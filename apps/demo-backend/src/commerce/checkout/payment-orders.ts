import type { Database } from '../../database/open-database.ts';
import { settlePayment } from './settle-payment.ts';

/** The shop's orders as the payment service knows them: by the id of the transaction that it was given. */
export function paymentOrders(database: Pick<Database, 'orders' | 'transaction'>, clock: () => number) {
  const { orders } = database;
  return {
    find(transactionId: string): { orderNumber: string } | undefined {
      const transaction = orders.transactionById(transactionId);
      const order = transaction && orders.byId(transaction.orderId);
      return order && { orderNumber: String(order.number) };
    },
    settle(transactionId: string, statuscode: number): void {
      settlePayment(database, transactionId, statuscode, clock());
    },
  };
}
