import type { AddressRow, CustomerRow } from './rows.ts';

export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled';

export type DeliveryState =
  'open' | 'shipped' | 'shipped_partially' | 'returned' | 'returned_partially' | 'cancelled';

export type TransactionState =
  | 'open'
  | 'in_progress'
  | 'unconfirmed'
  | 'authorized'
  | 'reminded'
  | 'paid'
  | 'paid_partially'
  | 'refunded'
  | 'refunded_partially'
  | 'chargeback'
  | 'failed'
  | 'cancelled';

/** An order as it was placed; only its states change afterwards. */
export interface OrderRow {
  id: string;
  number: number;
  customerId: string;
  /** Secret of the order link; opens the order to any caller. */
  deepLinkCode: string;
  state: OrderState;
  deliveryState: DeliveryState;
  /** JSON list of the carrier's parcel codes. */
  trackingCodes: string;
  /**
   * Moment of the last handover to the carrier, in milliseconds since 1970. Null before, and for the oldest orders.
   */
  shippedAt: number | null;
  shippingMethodId: string;
  /** Goods after discounts. */
  positionCents: number;
  /** Delivery before discounts on it. */
  shippingCents: number;
  shippingDiscountCents: number;
  totalCents: number;
  details: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number | null;
}

/** JSON in `details`: customer and addresses at the time of the order. */
export interface OrderDetails {
  customer: Pick<
    CustomerRow,
    'number' | 'email' | 'firstName' | 'lastName' | 'salutationId' | 'title' | 'guest'
  > &
    // The oldest orders lack these two.
    Partial<Pick<CustomerRow, 'company' | 'vatIds'>>;
  billing: AddressRow;
  shipping: AddressRow;
  customerComment: string | null;
  affiliateCode: string | null;
  campaignCode: string | null;
}

export interface OrderLineRow {
  id: string;
  orderId: string;
  place: number;
  type: 'product' | 'promotion';
  /** Id of the line in the cart. */
  identifier: string;
  /** Id of a variant, or a promotion's code. */
  referencedId: string;
  quantity: number;
  unitCents: number;
  label: string;
  coverId: string | null;
  /** JSON, as the cart shows it. */
  payload: string;
}

/** One attempt to pay an order. */
export interface TransactionRow {
  id: string;
  orderId: string;
  paymentMethodId: string;
  state: TransactionState;
  amountCents: number;
  createdAt: number;
  updatedAt: number | null;
}
