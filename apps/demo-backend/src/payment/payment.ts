import type { PayerAnswers } from './payer-questions.ts';
import type { ProviderMethod } from './provider-methods.ts';

/** What the shop asks for when an order is to be paid. */
export interface PaymentRequest {
  /** Short name of the shop's payment method, e.g. `ideal` or `riverty`. */
  method: string;
  orderNumber: string;
  amountCents: number;
  /** Where the shopper goes afterwards; without a query it stays without one. */
  returnUrl: string;
  /** Where the shopper goes after cancelling; without it the return says that it was cancelled. */
  cancelUrl?: string | undefined;
  /** Where the provider reports the outcome; the backend's own receiver when absent. */
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
  /** The last outcome; undefined while the shopper has not chosen. */
  statuscode?: number;
  /** What the shopper filled in, from the first outcome on. */
  payer?: PayerAnswers;
  /** True when the shopper took too long. */
  expired: boolean;
}
