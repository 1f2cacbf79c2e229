import type { PaymentOrders } from '../../payment/payment-orders.ts';
import type { OrderBackOffice } from '../orders/move-order.ts';
import { takeReport } from '../orders/take-report.ts';

/** The shop's orders for the payment service, by the transaction id that it received. */
export function paymentOrders(backOffice: OrderBackOffice): PaymentOrders {
  const { orders } = backOffice.database;
  return {
    find(transactionId) {
      const transaction = orders.transactionById(transactionId);
      const order = transaction && orders.byId(transaction.orderId);
      return order && { orderId: order.id, orderNumber: String(order.number) };
    },
    settle: (transactionId, report) => takeReport(backOffice, transactionId, report),
  };
}
