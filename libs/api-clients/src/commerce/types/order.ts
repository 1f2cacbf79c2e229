import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import { calculatedPrice, searchResult, taxedPrice, translatedNames } from './base';
import { lineItem } from './cart';
import { paymentMethod, shippingMethod } from './choices';
import { customerAddress } from './customer';
import { orderWithdrawals } from './withdrawal';

/** A state: `open`, `paid`, `shipped` …, with its name in the shopper's language. */
const stateMachineState = v.object({ technicalName: v.string(), translated: translatedNames });

export type OrderTransaction = v.InferOutput<typeof orderTransaction>;
const orderTransaction = v.object({
  id: maybeText,
  paymentMethodId: maybeText,
  paymentMethod: maybe(paymentMethod),
  stateMachineState: maybe(stateMachineState),
  /** Amount of this payment; less than the order's total after a part was withdrawn or paid. */
  amount: maybe(v.object({ totalPrice: v.number() })),
});

export type OrderDelivery = v.InferOutput<typeof orderDelivery>;
const orderDelivery = v.object({
  shippingMethod: maybe(shippingMethod),
  shippingOrderAddress: maybe(customerAddress),
  shippingCosts: maybe(calculatedPrice),
  shippingDateEarliest: maybe(v.string()),
  shippingDateLatest: maybe(v.string()),
  stateMachineState: maybe(stateMachineState),
  trackingCodes: v.exactOptional(v.array(v.string())),
});

/** A state change of an order, its delivery or a payment. Comes from the shop's own plugin. */
export type OrderMove = v.InferOutput<typeof orderMove>;
const orderMove = v.object({
  /** `order`, `order_delivery` or `order_transaction`. */
  machine: v.string(),
  state: v.string(),
  at: v.string(),
});

/** A document of an order; its content is a separate download. */
export type OrderDocument = v.InferOutput<typeof orderDocument>;
const orderDocument = v.object({
  id: v.string(),
  deepLinkCode: v.string(),
  documentNumber: maybe(v.string()),
  documentType: maybe(v.object({ technicalName: maybe(v.string()) })),
});

/** Amounts in euro. */
export type Order = v.InferOutput<typeof order>;
export const order = v.object({
  id: v.string(),
  orderNumber: maybe(v.string()),
  orderDateTime: maybeText,
  amountTotal: v.exactOptional(v.number()),
  amountNet: v.exactOptional(v.number()),
  positionPrice: v.exactOptional(v.number()),
  price: maybe(taxedPrice),
  shippingTotal: v.exactOptional(v.number()),
  lineItems: maybe(v.array(lineItem)),
  billingAddress: maybe(customerAddress),
  /** A discount on shipping is a separate delivery, after the main one. */
  deliveries: maybe(v.array(orderDelivery)),
  /** Oldest first; the last one counts. */
  transactions: maybe(v.array(orderTransaction)),
  orderCustomer: maybe(
    v.object({
      ...{ email: maybeText, firstName: maybeText, lastName: maybeText },
      company: maybe(v.string()),
      vatIds: maybe(v.array(v.string())),
    }),
  ),
  stateMachineState: maybe(stateMachineState),
  deepLinkCode: maybe(v.string()),
  /** The shopper's comment on the order. */
  customerComment: maybeText,
  documents: maybe(v.array(orderDocument)),
  /** Fields of plugins. The shop's own are absent on a stock backend. */
  extensions: maybe(
    v.object({ shopWithdrawal: maybe(orderWithdrawals), shopHistory: maybe(v.array(orderMove)) }),
  ),
});

/** Fields of an order that must not be dropped: goods, amounts, and the payment state. */
export const VITAL_IN_ORDER = [
  'elements',
  'lineItems',
  'price',
  'amountTotal',
  'positionPrice',
  'shippingTotal',
  'deliveries',
  'shippingCosts',
  'transactions',
  'amount',
  'stateMachineState',
];

export const ordersAnswer = v.object({
  orders: searchResult(order),
  /** By order id: true when another payment method may be chosen. An empty list when not requested. */
  paymentChangeable: v.exactOptional(v.union([v.record(v.string(), v.boolean()), v.array(v.never())])),
});

/** Proof that an order belongs to a guest. */
export interface Buyer {
  email: string;
  zipcode: string;
}

/** Also makes the session that guest's from then on. */
export interface GuestLogin extends Buyer {
  login: true;
}

export interface OrderOfLink {
  order: Order;
  /** True when it may be paid now, by any method. */
  isPayable: boolean;
}

export interface OrderRequest {
  customerComment?: string;
  /** Hash of the cart that the shopper saw. Any other cart is refused with 409. */
  hash?: string;
}

export interface PaymentStart {
  orderId: string;
  /** Absolute address that the payment service returns the shopper to. */
  finishUrl: string;
  /** Absolute address for a shopper who cancels the payment. */
  errorUrl: string;
  /** Birth date, `dd-mm-yyyy`, required for payment afterwards. The name is the payment service's. */
  buckaroo_afterpay_DoB?: string;
}

/** Payment page; null when no redirect is needed. */
export const paymentStarted = v.object({ redirectUrl: v.nullable(v.string()) });

/** The shipping and payment methods that a session may choose from. */
export type CheckoutOffer = v.InferOutput<typeof checkoutOffer>;
export const checkoutOffer = v.object({
  paymentMethods: searchResult(paymentMethod),
  shippingMethods: searchResult(shippingMethod),
});
