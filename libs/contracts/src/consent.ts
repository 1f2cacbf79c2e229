/** What a shopper may allow or refuse. Things that the shop cannot work without need no consent and are not listed. */
export const CONSENT_PURPOSES = ['statistics', 'personal'] as const;

/** `statistics`: how the shop is used, by the tag manager. `personal`: results that fit one shopper, by the search service. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Goes up when a purpose changes or somebody else gets the data: then every shopper is asked again. */
export const CONSENT_VERSION = 1;

/** A choice as the browser keeps it: what was allowed, when, and by which words (their version). */
export interface ConsentProof {
  /** Random; tells one choice from another, and nothing about who made it. */
  id: string;
  version: number;
  /** Moment of the choice, ISO 8601. */
  at: string;
  allowed: readonly ConsentPurpose[];
}
