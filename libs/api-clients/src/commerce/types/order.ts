import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import { calculatedPrice, searchResult, taxedPrice, translatedNames } from './base';
import { lineItem } from './cart';
import { paymentMethod, shippingMethod } from './choices';
import { customerAddress } from './customer';
import { orderWithdrawals } from './withdrawal';

/** How far something is: `open`, `paid`, `shipped` …, with its name in the shopper's language. */
const stateMachineState = v.object({ technicalName: v.string(), translated: translatedNames });

export type OrderTransaction = v.InferOutput<typeof orderTransaction>;
const orderTransaction = v.object({
  id: maybeText,
  paymentMethodId: maybeText,
  paymentMethod: maybe(paymentMethod),
  stateMachineState: maybe(stateMachineState),
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

/** When an order, its delivery or a payment of it got to a state; of the shop's own plugin. */
export type OrderMove = v.InferOutput<typeof orderMove>;
const orderMove = v.object({
  /** `order`, `order_delivery` or `order_transaction`. */
  machine: v.string(),
  state: v.string(),
  at: v.string(),
});

/** A paper that belongs to an order; its contents are downloaded. */
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
  /** A discount on shipping is a delivery of its own, after the one that is sent. */
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
  /** What the shopper wrote with it. */
  customerComment: maybeText,
  documents: maybe(v.array(orderDocument)),
  /** Of plugins: the shop's own is absent on a stock backend. */
  extensions: maybe(
    v.object({ shopWithdrawal: maybe(orderWithdrawals), shopHistory: maybe(v.array(orderMove)) }),
  ),
});

/** What of an order must not be left out: goods, amounts, and whether it is paid. */
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
  'stateMachineState',
];

export const ordersAnswer = v.object({
  orders: searchResult(order),
  /** By order id whether it may be paid in another way; an empty list when that was not asked. */
  paymentChangeable: v.exactOptional(v.union([v.record(v.string(), v.boolean()), v.array(v.never())])),
});

/** How a guest shows whose order it is. */
export interface Buyer {
  email: string;
  zipcode: string;
}

/** The same, and the session is that guest's from then on. */
export interface GuestLogin extends Buyer {
  login: true;
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

/** Where to go to pay; null when there is nowhere to go. */
export const paymentStarted = v.object({ redirectUrl: v.nullable(v.string()) });

/** The ways of sending and paying that a session may choose from. */
export type CheckoutOffer = v.InferOutput<typeof checkoutOffer>;
export const checkoutOffer = v.object({
  paymentMethods: searchResult(paymentMethod),
  shippingMethods: searchResult(shippingMethod),
});
