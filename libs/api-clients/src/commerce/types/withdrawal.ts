import * as v from 'valibot';
import { maybe } from '@weefsel/contracts/shapes';
import { media } from './base';

/** Last days on which something may be given up, `2026-12-09`: by law, and by what the shop gives of its own. */
const terms = v.object({ lawUntil: v.string(), shopUntil: v.string() });

/** `law` or `shop`; null when it is too late for both. */
const basis = v.nullable(v.picklist(['law', 'shop']));

/** What follows on a withdrawal that was confirmed. */
const returnFacts = {
  returnCode: v.string(),
  /** `sendBack`, `received`, `unsent` or `settled`; others are shown as none of them. */
  state: v.string(),
  confirmedAt: v.string(),
  /** Money goes back; else it need not be paid any more. */
  isPaid: v.boolean(),
  /** It had not been sent, so nothing has to come back. */
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
  /** How many of it can still be given up. */
  left: v.number(),
  chosen: v.number(),
  unitRefund: v.number(),
});

/** Giving up an order or a part of it, begun or confirmed. Amounts in euro. */
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
  /** What sending cost, whether or not it is paid back. */
  shippingTotal: v.number(),
  refund: v.object({ goods: v.number(), delivery: v.number(), total: v.number() }),
  receipt: v.nullable(v.object(returnFacts)),
});

/** What an order says of giving it up. */
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

/** The label of a parcel that comes back, or why there is none. */
export type ReturnLabel = v.InferOutput<typeof returnLabel>;
export const returnLabel = v.object({
  orderNumber: v.string(),
  deepLinkCode: v.string(),
  returnCode: v.string(),
  /** As of a withdrawal, and `cancelled`. */
  state: v.string(),
  isPaid: v.boolean(),
  sendBackUntil: v.nullable(v.string()),
  refundUntil: v.string(),
  /** Opens it without a proof. */
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

/** Which order is meant; who is logged in may leave out the address for one of their own. */
export interface WithdrawnOrder {
  orderNumber: string;
  email?: string;
}

/** What is given up, and by whom. */
export interface WithdrawalChoice {
  code: string;
  name: string;
  /** Where the receipt goes. */
  email: string;
  /** Nobody has to give one. */
  reason: string;
  lines: readonly { id: string; quantity: number }[];
}
