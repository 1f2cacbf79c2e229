/** What the provider says about one of its payments. */
export interface PaymentReport {
  /** The provider's key of the payment, the same in every report of it. */
  paymentKey: string;
  statuscode: number;
  /** What the report is about, in cents of a euro. */
  amountCents: number;
}

/**
 * What the shop made of a report: it counts (with what was paid too little or too much), it was known already, or it
 * is not believed because an earlier one of the same payment says otherwise.
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

/** The shop's orders, as the provider's reports reach them; a key is what the shop gave as `orderTransactionId`. */
export interface PaymentOrders {
  /** The order that is being paid; undefined for a key that is not the shop's. */
  find(key: string): PaidOrder | undefined;
  /** Writes what became of the payment; the same report twice changes nothing. */
  settle(key: string, report: PaymentReport): ReportOutcome;
}
