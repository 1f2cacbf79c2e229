/** The delivery promise until a moment. */
export interface DeliveryStep {
  /** Moment until which its wording is right, in ms since 1970. */
  until: number;
  /** Deadline for an order: `22.00 uur`, or of another day `maandag 22.00 uur`. */
  cutOff: string;
  /** Delivery day for that deadline, by ISO country code: `dinsdag`. */
  days: Readonly<Record<string, string>>;
}

/** The delivery promise now and in the following days, for a browser that stays open. */
export interface DeliveryFacts {
  /** ISO code of the country assumed for unknown shoppers. */
  country: string;
  /** Name of that country, when delivery takes another time elsewhere. */
  place?: string;
  /** The step that held when the page was made, then the next ones. */
  steps: readonly DeliveryStep[];
}
