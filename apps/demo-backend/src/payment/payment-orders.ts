/** The shop's orders, as the provider's reports reach them; a key is what the shop gave as `orderTransactionId`. */
export interface PaymentOrders {
  /** The order that is being paid; undefined for a key that is not the shop's. */
  find(key: string): { orderNumber: string } | undefined;
  /** Writes what became of the payment; the same code twice changes nothing. */
  settle(key: string, statuscode: number): void;
}
