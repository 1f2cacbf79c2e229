/** Purposes that a shopper may allow or refuse. Essential functions need no consent and are not listed. */
export const CONSENT_PURPOSES = ['statistics', 'personal'] as const;

/** `statistics`: use of the shop, by the tag manager. `personal`: personal results, by the search service. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Increases when a purpose changes or another party gets the data. Every shopper is then asked again. */
export const CONSENT_VERSION = 1;

/** A choice as the browser stores it: the allowed purposes, the time, and the version of the wording. */
export interface ConsentProof {
  /** Random; identifies the choice, not its shopper. */
  id: string;
  version: number;
  /** Moment of the choice, ISO 8601. */
  at: string;
  allowed: readonly ConsentPurpose[];
}

const MONTHS_THAT_A_CHOICE_HOLDS = 12;

/** True while a choice counts: made with the present wording, less than 12 months ago. */
export function choiceHolds({ version, at }: Pick<ConsentProof, 'version' | 'at'>, now: Date): boolean {
  const made = new Date(at);
  const until = new Date(made);
  until.setMonth(until.getMonth() + MONTHS_THAT_A_CHOICE_HOLDS);
  return version === CONSENT_VERSION && made <= now && now < until;
}

/** 128 random bits as hex; `crypto.randomUUID` is missing without https. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Creates the proof of a choice that is made now. */
export const newProof = (allowed: readonly ConsentPurpose[], now: Date): ConsentProof => ({
  id: randomId(),
  version: CONSENT_VERSION,
  at: now.toISOString(),
  allowed: [...allowed],
});
