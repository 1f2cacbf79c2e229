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

const MONTHS_THAT_A_CHOICE_HOLDS = 12;

/** Whether a choice still counts: made by the present words, and not too long ago. */
export function choiceHolds({ version, at }: Pick<ConsentProof, 'version' | 'at'>, now: Date): boolean {
  const made = new Date(at);
  const until = new Date(made);
  until.setMonth(until.getMonth() + MONTHS_THAT_A_CHOICE_HOLDS);
  return version === CONSENT_VERSION && made <= now && now < until;
}

/** 128 random bits as hex; `crypto.randomUUID` is not there without https. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The proof of a choice that is made now. */
export const newProof = (allowed: readonly ConsentPurpose[], now: Date): ConsentProof => ({
  id: randomId(),
  version: CONSENT_VERSION,
  at: now.toISOString(),
  allowed: [...allowed],
});
