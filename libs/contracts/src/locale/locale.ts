/** All that is different in another market, beside what vendors and texts say. */
export interface Locale {
  /** Language and country (BCP 47): how numbers and days are written. */
  readonly code: string;
  /** Language of texts and documents (ISO 639). */
  readonly language: string;
  /** Where most shoppers live (ISO 3166). */
  readonly country: string;
  /** Of every price (ISO 4217). */
  readonly currency: string;
  /** First segment of every address that vendors know, without slashes. */
  readonly prefix: string;
  /** What the department for ladies is called in addresses and in the menu, in lower case. */
  readonly ladies: string;
  /** What the department for men is called there. */
  readonly men: string;
}

/**
 * The locale that this shop is in. Nothing else knows its language, country, money or prefix. It is a module, not an
 * object: so webpack writes its values where they are used, as long as they have at most six characters. A build for
 * another market (`MARKET`) takes the file of that market instead.
 */
export * as locale from './nl-nl.ts';
