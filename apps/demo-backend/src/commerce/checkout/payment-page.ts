import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import { paymentMethodOf } from './delivery-methods.ts';
import type { CommerceOptions } from '../shop.ts';

/** Where the shopper goes back to, and whose session it is then. */
export interface ReturnAddresses {
  finishUrl: string;
  errorUrl?: string | undefined;
  contextToken: string;
}

/** Address at which an order is paid; `null` when no payment service is connected. */
export function paymentPageUrl(
  { startPayment }: Pick<CommerceOptions, 'startPayment'>,
  order: OrderRow,
  transaction: TransactionRow,
  { finishUrl, errorUrl, contextToken }: ReturnAddresses,
): string | null {
  const payment = startPayment?.({
    method: paymentMethodOf(transaction.paymentMethodId)?.shortName ?? '',
    orderNumber: String(order.number),
    amountCents: transaction.amountCents,
    returnUrl: finishUrl,
    ...(errorUrl && { cancelUrl: errorUrl }),
    additional: {
      orderId: order.id,
      orderTransactionId: transaction.id,
      'sw-context-token': contextToken,
    },
  });
  return payment?.url ?? null;
}
