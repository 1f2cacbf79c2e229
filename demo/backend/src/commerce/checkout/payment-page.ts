import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import { paymentMethodOf } from './delivery-methods.ts';
import type { CommerceOptions } from '../shop.ts';

/** Addresses that the shopper returns to, with the token of the session. */
interface ReturnAddresses {
  finishUrl: string;
  errorUrl?: string | undefined;
  contextToken: string;
}

/** Address of the payment page of an order; `null` without a connected payment service. */
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
