import type { PayerAnswers } from './payer-questions.ts';
import type { ProviderMethod } from './provider-methods.ts';

/** The shop's request for the payment of an order. */
export interface PaymentRequest {
  /** Short name of the shop's payment method, e.g. `ideal` or `riverty`. */
  method: string;
  orderNumber: string;
  amountCents: number;
  /** Return address of the shopper; stays without a query when it has none. */
  returnUrl: string;
  /** Return address after cancelling; without it the ordinary return reports the cancellation. */
  cancelUrl?: string | undefined;
  /** Address for the provider's reports; the backend's own receiver when absent. */
  pushUrl?: string;
  /** Echoed in every message as `ADD_{name}`, e.g. `orderId`. */
  additional?: Readonly<Record<string, string>>;
}

/** A payment at the provider. */
export interface Payment extends Omit<PaymentRequest, 'method' | 'pushUrl'> {
  /** Transaction key: 32 hex characters. */
  key: string;
  method: ProviderMethod;
  pushUrl: string;
  startedAt: number;
  /** The last outcome; undefined before the shopper's choice. */
  statuscode?: number;
  /** The shopper's answers, from the first outcome on. */
  payer?: PayerAnswers;
  /** True when the shopper took too long. */
  expired: boolean;
}
