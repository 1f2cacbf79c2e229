import type { Order } from '@weefsel/api-clients';
import type { PanelProps } from '@weefsel/contracts';

/** Props for paying an unpaid order of this session. */
export interface PayAgainProps {
  orderId: string;
  /** Called when nothing is due any more, or after a return from the payment page. */
  onSettled: () => void;
}

export interface OrderContentsProps {
  order: Pick<
    Order,
    | 'lineItems'
    | 'positionPrice'
    | 'shippingTotal'
    | 'amountTotal'
    | 'price'
    | 'stateMachineState'
    | 'transactions'
  >;
}

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-checkout': { CartPanel: PanelProps; OrderContents: OrderContentsProps; PayAgain: PayAgainProps };
  }
}
