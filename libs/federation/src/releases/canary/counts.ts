import * as v from 'valibot';

const { isSafeInteger } = Number;

export const armSchema = v.object({
  /** Sessions assigned to this composition, counted at assignment, not when they report. */
  sessions: v.number(),
  /** Sessions that saw at least one error. */
  withError: v.number(),
  /** Sessions with a known INP. */
  withInp: v.number(),
  /** Sessions with a poor INP. */
  withPoorInp: v.number(),
  /** Sessions that put something into the cart. */
  withCart: v.number(),
});

/**
 * Counts of the sessions of one arm in one block of time. Each draw counts once.
 * If a cookie keeps a shopper in an arm, only the first session counts, after its end.
 * Counting two like sessions per shopper would roll back one in six faultless canaries (0068).
 */
export type ArmCounts = v.InferOutput<typeof armSchema>;

/** A closed block of time with one split of sessions. Its limits must not depend on the counts. */
export interface Block {
  /** Share of new sessions assigned to the canary, above 0 and below 1. */
  share: number;
  live: ArmCounts;
  canary: ArmCounts;
}

/** Impossible or empty counts: they allow no verdict. */
export class UnusableCounts extends Error {
  override readonly name = 'UnusableCounts';
}

/** Each count with the count that contains it. */
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

/** Throws `UnusableCounts` for impossible counts. An arm without sessions is possible, but proves nothing. */
export function checkBlock({ share, live, canary }: Block): void {
  if (!(share > 0 && share < 1))
    throw new UnusableCounts(`share is ${share}; a canary compares only above 0 and below 1.`);
  checkArm('live', live);
  checkArm('canary', canary);
}
