/** A part of the mail after an order. */
export type OrderMailPart = 'lines' | 'terms' | 'withdrawalForm';

/** Delivery time to a country, in working days after the packing day. */
export interface DeliveryPromise {
  /** ISO code, e.g. `NL`. */
  country: string;
  workdays: number;
}

/**
 * Everything that the shop promises in numbers and names. Amounts in euro. Texts hold places, never the values.
 */
export interface ShopPromises {
  /** Countries with delivery, the shop's own first. */
  delivery: readonly DeliveryPromise[];
  shippingFee: number;
  /** Value of goods from which shipping is free. */
  freeShippingFrom: number;
  /** Hour in Dutch time until which a working day's orders are packed that day. */
  cutOffHour: number;
  /** Extra days without packing and delivery, on which the store is closed: `2026-12-31`. Legal terms ignore them. */
  closedDays?: readonly string[];
  /** Latest delivery that the terms allow, in days. */
  latestDeliveryDays: number;
  pickupDays: number;
  returnDays: number;
  /** Statutory withdrawal period, in days. */
  withdrawalDays: number;
  sendBackDays: number;
  refundWorkdays: number;
  /** Statutory refund period, in days. */
  refundDays: number;
  payLaterDays: number;
  payLaterAge: number;
  payLaterCountries: readonly string[];
  /** Validity of links in mails about passwords, in hours. */
  linkHours: number;
  welcomePercentage: number;
  welcomeFrom: number;
  codePlace: 'checkout' | 'cart';
  accountDeletion: 'account' | 'service';
  orderMail: readonly OrderMailPart[];
}
