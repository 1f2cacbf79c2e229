import type { Order } from '@weefsel/api-clients';
import type { PanelProps } from '@weefsel/contracts';

/** Paying an order of this session that is not paid yet. */
export interface PayAgainProps {
  orderId: string;
  /** Called when there is nothing to pay any more, or the shopper came back from the payment page. */
  onSettled: () => void;
}

export interface OrderContentsProps {
  order: Pick<Order, 'lineItems' | 'positionPrice' | 'shippingTotal' | 'amountTotal' | 'price'>;
}

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-checkout': { CartPanel: PanelProps; OrderContents: OrderContentsProps; PayAgain: PayAgainProps };
  }
}
