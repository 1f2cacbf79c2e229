/** What is promised about delivery until a moment. */
export interface DeliveryStep {
  /** Until when its words are right, in ms since 1970. */
  until: number;
  /** Before when one has to order: `22.00 uur`, or of another day `maandag 22.00 uur`. */
  cutOff: string;
  /** On which day it is brought then, by the ISO code of the country: `dinsdag`. */
  days: Readonly<Record<string, string>>;
}

/** The promise of delivery now and in the days that follow, for a browser that stays open. */
export interface DeliveryFacts {
  /** ISO code of the country that counts for shoppers of whom nothing is known. */
  country: string;
  /** Name of that country, when it takes another time elsewhere. */
  place?: string;
  /** The one that held when the page was made, then the next ones. */
  steps: readonly DeliveryStep[];
}
