/** What the vendors of the demo keep for a market, beside its promises and its documents. */
export interface Market {
  /** Short names of the ways to pay, in the order in which they are offered. */
  readonly paymentMethods: readonly string[];
  /** The ways to pay at once, as a sentence goes on with them. */
  readonly payNow: string;
  /** How numbers of the service desk are printed; none breaks over two lines. */
  readonly phone: string;
  readonly whatsapp: string;
}

/** The market that this demo is built for. */
export * as market from './nl-nl.ts';
