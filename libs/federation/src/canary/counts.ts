import * as v from 'valibot';

const { isSafeInteger } = Number;

export const armSchema = v.object({
  /** Sessions that were given this composition. Counted where they are given it, not by what they report. */
  sessions: v.number(),
  /** Sessions that saw at least one error. */
  withError: v.number(),
  /** Sessions whose INP is known. */
  withInp: v.number(),
  /** Sessions whose INP was poor. */
  withPoorInp: v.number(),
  /** Sessions that put something into the cart. */
  withCart: v.number(),
});

/**
 * What the sessions of one arm did in one block of time, in whole numbers. What is drawn by lot counts once: if a cookie
 * keeps a visitor in an arm, only the first session of each visitor, when it is over. Two sessions a visitor, both alike,
 * are enough to have one in six faultless canaries rolled back (0068).
 */
export type ArmCounts = v.InferOutput<typeof armSchema>;

/** A closed block of time with one split of sessions; where it begins and ends must not depend on what is counted. */
export interface Block {
  /** Share of new sessions that were given the canary, above 0 and below 1. */
  share: number;
  live: ArmCounts;
  canary: ArmCounts;
}

/** Counts that no sessions can have, or that say nothing: no verdict may come of them. */
export class UnusableCounts extends Error {
  override readonly name = 'UnusableCounts';
}

/** Each count with the one that it is a part of. */
const PARTS = [
  ['withError', 'sessions'],
  ['withInp', 'sessions'],
  ['withPoorInp', 'withInp'],
  ['withCart', 'sessions'],
] as const satisfies readonly (readonly [keyof ArmCounts, keyof ArmCounts])[];

function checkArm(arm: 'live' | 'canary', counts: ArmCounts): void {
  for (const name of ['sessions', ...PARTS.map(([part]) => part)] as const) {
    if (isSafeInteger(counts[name]) && counts[name] >= 0) continue;
    throw new UnusableCounts(`${arm}.${name} is ${counts[name]}; it must be a whole number from 0 on.`);
  }
  for (const [part, whole] of PARTS) {
    if (counts[part] <= counts[whole]) continue;
    throw new UnusableCounts(
      `${arm}.${part} is ${counts[part]}, more than ${arm}.${whole} (${counts[whole]}); a session counts once.`,
    );
  }
}

/** Throws `UnusableCounts` when a block cannot have been counted. An arm without sessions can: it says nothing. */
export function checkBlock({ share, live, canary }: Block): void {
  if (!(share > 0 && share < 1))
    throw new UnusableCounts(`share is ${share}; a canary compares only above 0 and below 1.`);
  checkArm('live', live);
  checkArm('canary', canary);
}
