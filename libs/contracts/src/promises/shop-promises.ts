/** A part of what the mail after an order carries. */
export type OrderMailPart = 'lines' | 'terms' | 'withdrawalForm';

/** How long a parcel takes to a country, in working days after the one on which it is packed. */
export interface DeliveryPromise {
  /** ISO code, e.g. `NL`. */
  country: string;
  workdays: number;
}

/** Everything that the shop promises in numbers and names; amounts in euro. Texts hold places for it, never the values. */
export interface ShopPromises {
  /** Countries that parcels go to, the shop's own first. */
  delivery: readonly DeliveryPromise[];
  shippingFee: number;
  /** Goods from which on sending costs nothing. */
  freeShippingFrom: number;
  /** Until when an order of a working day is packed the same day, as an hour in Dutch time. */
  cutOffHour: number;
  /** Days besides holidays on which nothing is packed or brought and the store is closed: `2026-12-31`. */
  closedDays?: readonly string[];
  /** Latest delivery that the terms allow, in days. */
  latestDeliveryDays: number;
  pickupDays: number;
  returnDays: number;
  /** What the law gives, in days. */
  withdrawalDays: number;
  sendBackDays: number;
  refundWorkdays: number;
  /** What the law gives to pay back, in days. */
  refundDays: number;
  payLaterDays: number;
  payLaterAge: number;
  payLaterCountries: readonly string[];
  /** For how long links in mails about passwords work, in hours. */
  linkHours: number;
  welcomePercentage: number;
  welcomeFrom: number;
  codePlace: 'checkout' | 'cart';
  accountDeletion: 'account' | 'service';
  orderMail: readonly OrderMailPart[];
}
