/** Vendor data of a market, beside its promises and documents. */
export interface Market {
  /** Short names of the payment methods, in display order. */
  readonly paymentMethods: readonly string[];
  /** The immediate payment methods, as the end of a sentence. */
  readonly payNow: string;
  /** Printed form of the service numbers; none breaks over two lines. */
  readonly phone: string;
  readonly whatsapp: string;
}

/** The market that this demo is built for. */
export * as market from './nl-nl.ts';
