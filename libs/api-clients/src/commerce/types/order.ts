import type { CalculatedPrice, SearchResult } from './base';
import type { LineItem } from './cart';
import type { PaymentMethod, ShippingMethod } from './choices';
import type { CustomerAddress } from './customer';

/** How far something is: `open`, `paid`, `shipped` …, with its name in the shopper's language. */
export interface StateMachineState {
  technicalName: string;
  translated?: { name?: string | null } | null;
}

export interface OrderTransaction {
  id?: string;
  paymentMethodId?: string;
  paymentMethod?: PaymentMethod | null;
  stateMachineState?: StateMachineState | null;
}

export interface OrderDelivery {
  shippingMethod?: ShippingMethod | null;
  shippingOrderAddress?: CustomerAddress | null;
  shippingCosts?: CalculatedPrice | null;
  shippingDateEarliest?: string | null;
  shippingDateLatest?: string | null;
  stateMachineState?: StateMachineState | null;
  trackingCodes?: string[];
}

/** Amounts in euro. */
export interface Order {
  id: string;
  orderNumber?: string | null;
  orderDateTime?: string;
  amountTotal?: number;
  positionPrice?: number;
  shippingTotal?: number;
  lineItems?: LineItem[] | null;
  billingAddress?: CustomerAddress | null;
  /** A discount on shipping is a delivery of its own, after the one that is sent. */
  deliveries?: OrderDelivery[] | null;
  /** Oldest first; the last one counts. */
  transactions?: OrderTransaction[] | null;
  orderCustomer?: { email?: string; firstName?: string; lastName?: string } | null;
  stateMachineState?: StateMachineState | null;
  deepLinkCode?: string | null;
}

export interface OrdersAnswer {
  orders: SearchResult<Order>;
  /** By order id whether it may be paid in another way; an empty list when that was not asked. */
  paymentChangeable?: Record<string, boolean> | readonly never[];
}

/** How a guest shows whose order it is. */
export interface Buyer {
  email: string;
  zipcode: string;
}

export interface OrderOfLink {
  order: Order;
  /** Whether it may be paid now, in whatever way. */
  isPayable: boolean;
}

export interface OrderRequest {
  customerComment?: string;
  /** Of the cart that the shopper saw: another cart is refused with 409. */
  hash?: string;
}

export interface PaymentStart {
  orderId: string;
  /** Absolute address that the payment service sends the shopper back to. */
  finishUrl: string;
  /** Absolute address for a shopper who gave up. */
  errorUrl: string;
  /** Birth date, `dd-mm-yyyy`, which paying afterwards asks for; the payment service's own name. */
  buckaroo_afterpay_DoB?: string;
}

/** The ways of sending and paying that a session may choose from. */
export interface CheckoutOffer {
  paymentMethods: SearchResult<PaymentMethod>;
  shippingMethods: SearchResult<ShippingMethod>;
}
