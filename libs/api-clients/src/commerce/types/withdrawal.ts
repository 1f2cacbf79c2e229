import * as v from 'valibot';
import { maybe } from '@weefsel/contracts/shapes';
import { media } from './base';

/** Last days for withdrawal, `2026-12-09`: by law, and by the shop's own term. */
const terms = v.object({ lawUntil: v.string(), shopUntil: v.string() });

/** `law` or `shop`; null when both terms have passed. */
const basis = v.nullable(v.picklist(['law', 'shop']));

/** Facts of a confirmed withdrawal. */
const returnFacts = {
  returnCode: v.string(),
  /** `sendBack`, `received`, `unsent` or `settled`. Unknown states show as none of them. */
  state: v.string(),
  confirmedAt: v.string(),
  /** True when money is paid back. Otherwise the amount is no longer due. */
  isPaid: v.boolean(),
  /** True when it had not been shipped, so nothing has to come back. */
  isUnsent: v.boolean(),
  sendBackUntil: v.nullable(v.string()),
  refundUntil: v.string(),
};

export type WithdrawalLine = v.InferOutput<typeof withdrawalLine>;
const withdrawalLine = v.object({
  id: v.string(),
  label: v.string(),
  options: v.string(),
  cover: maybe(media),
  quantity: v.number(),
  /** Quantity that can still be withdrawn. */
  left: v.number(),
  chosen: v.number(),
  unitRefund: v.number(),
});

/** Withdrawal from an order or part of it, begun or confirmed. Amounts in euro. */
export type Withdrawal = v.InferOutput<typeof withdrawal>;
export const withdrawal = v.object({
  code: v.string(),
  orderNumber: v.string(),
  orderDateTime: v.string(),
  deepLinkCode: v.string(),
  name: v.string(),
  email: v.string(),
  reason: v.string(),
  lines: v.array(withdrawalLine),
  isOpen: v.boolean(),
  isUnsent: v.boolean(),
  isPaid: v.boolean(),
  basis,
  terms: v.nullable(terms),
  /** Shipping costs, paid back or not. */
  shippingTotal: v.number(),
  refund: v.object({ goods: v.number(), delivery: v.number(), total: v.number() }),
  receipt: v.nullable(v.object(returnFacts)),
});

/** Withdrawal data of an order. */
export type OrderWithdrawals = v.InferOutput<typeof orderWithdrawals>;
export const orderWithdrawals = v.object({
  isOpen: v.boolean(),
  isUnsent: v.boolean(),
  terms: v.nullable(terms),
  basis,
  withdrawals: v.array(
    v.object({
      ...returnFacts,
      basis,
      /** Opens the label of its parcel; null or absent when there is none. */
      labelCode: maybe(v.string()),
      /** The carrier's code of its parcel; null or absent when nothing comes back. */
      parcelCode: maybe(v.string()),
      refund: v.number(),
      lines: v.array(v.object({ label: v.string(), quantity: v.number() })),
    }),
  ),
});

/** The label of a returned parcel, or the reason why there is none. */
export type ReturnLabel = v.InferOutput<typeof returnLabel>;
export const returnLabel = v.object({
  orderNumber: v.string(),
  deepLinkCode: v.string(),
  returnCode: v.string(),
  /** States of a withdrawal, and `cancelled`. */
  state: v.string(),
  isPaid: v.boolean(),
  sendBackUntil: v.nullable(v.string()),
  refundUntil: v.string(),
  /** Opens the label without a proof. */
  labelCode: v.nullable(v.string()),
  label: v.nullable(
    v.object({
      /** The carrier's code of the parcel. */
      parcelCode: v.string(),
      /** Lines of an address. */
      sender: v.array(v.string()),
      receiver: v.array(v.string()),
    }),
  ),
});

/** Identifies the order. Logged-in shoppers may omit the address for their own orders. */
export interface WithdrawnOrder {
  orderNumber: string;
  email?: string;
}

/** The withdrawn lines and the person who withdraws. */
export interface WithdrawalChoice {
  code: string;
  name: string;
  /** Recipient of the receipt. */
  email: string;
  /** Optional; may be empty. */
  reason: string;
  lines: readonly { id: string; quantity: number }[];
}
