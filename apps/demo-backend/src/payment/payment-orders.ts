/** The shop's orders, as the provider's reports reach them. */
export interface PaymentOrders {
  /** The order that a transaction key was made for. */
  find(key: string): { orderNumber: string } | undefined;
  /** Writes what became of the payment; the same code twice changes nothing. */
  settle(key: string, statuscode: number): void;
}
