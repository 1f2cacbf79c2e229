import * as v from 'valibot';

const { isSafeInteger } = Number;

export const armSchema = v.object({
  /** Sessions that were given this composition, counted when it is given and not when they report. */
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
 * Counts of the sessions of one arm in one block of time. Each draw counts once: when a cookie keeps a visitor in an arm,
 * only the visitor's first session, once it is over. Counting two like sessions per visitor would roll back one in six
 * faultless canaries (0068).
 */
export type ArmCounts = v.InferOutput<typeof armSchema>;

/** A closed block of time with one split of sessions. Its beginning and end must not depend on what is counted. */
export interface Block {
  /** Share of new sessions that were given the canary, above 0 and below 1. */
  share: number;
  live: ArmCounts;
  canary: ArmCounts;
}

/** Impossible or empty counts: no verdict may come of them. */
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

/** Throws `UnusableCounts` for impossible counts. An arm without sessions is possible: it says nothing. */
export function checkBlock({ share, live, canary }: Block): void {
  if (!(share > 0 && share < 1))
    throw new UnusableCounts(`share is ${share}; a canary compares only above 0 and below 1.`);
  checkArm('live', live);
  checkArm('canary', canary);
}
