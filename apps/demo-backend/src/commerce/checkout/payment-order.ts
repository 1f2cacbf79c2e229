/** What the payment service is asked to collect. */
export interface PaymentOrder {
  /** Short name of the payment method, e.g. `ideal`. */
  method: string;
  orderNumber: string;
  amountCents: number;
  /** Where the shopper goes after paying. */
  returnUrl: string;
  /** Where the shopper goes after cancelling. */
  cancelUrl?: string;
  /** What the service reports back with every message. */
  additional: Readonly<Record<string, string>>;
}
