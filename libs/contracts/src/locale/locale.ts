/** Everything that differs per market, apart from vendors' data and texts. */
export interface Locale {
  /** Language and country (BCP 47), for formatting numbers and days. */
  readonly code: string;
  /** Language of texts and documents (ISO 639). */
  readonly language: string;
  /** Country of most shoppers (ISO 3166). */
  readonly country: string;
  /** Currency of every price (ISO 4217). */
  readonly currency: string;
  /** First segment of every address that vendors know, without slashes. */
  readonly prefix: string;
  /** Name of the ladies' department in addresses and in the menu, in lower case. */
  readonly ladies: string;
  /** Name of the men's department there. */
  readonly men: string;
}

/**
 * The shop's locale: the only source of its language, country, money and prefix.
 * As a module, not an object, it lets webpack inline values of at most six characters.
 * A build for another market (`MARKET`) uses the file of that market instead.
 */
export * as locale from './nl-nl.ts';
