/** A request to the payment service to collect money. */
export interface PaymentOrder {
  /** Short name of the payment method, e.g. `ideal`. */
  method: string;
  orderNumber: string;
  amountCents: number;
  /** Address for the shopper after paying. */
  returnUrl: string;
  /** Address for the shopper after cancelling. */
  cancelUrl?: string;
  /** Values that the service sends back with every message. */
  additional: Readonly<Record<string, string>>;
}
