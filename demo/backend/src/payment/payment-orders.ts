/** The provider's report on one of its payments. */
export interface PaymentReport {
  /** The provider's key of the payment, the same in all its reports. */
  paymentKey: string;
  statuscode: number;
  /** Reported amount, in cents of a euro. */
  amountCents: number;
}

/**
 * The shop's response to a report: taken (with the missing or surplus amount), known already, or refused. An earlier
 * report of the same payment that contradicts it causes a refusal.
 */
export type ReportOutcome =
  | { kind: 'taken'; missingCents: number; surplusCents: number }
  | { kind: 'known' }
  | { kind: 'refused'; reason: string };

/** An order of the shop, as messages name it. */
export interface PaidOrder {
  orderId: string;
  orderNumber: string;
}

/** The shop's orders, for the provider's reports; a key is the `orderTransactionId` from the shop. */
export interface PaymentOrders {
  /** The order that is being paid; undefined for a foreign key. */
  find(key: string): PaidOrder | undefined;
  /** Stores the outcome of a payment; a repeated report changes nothing. */
  settle(key: string, report: PaymentReport): ReportOutcome;
}
