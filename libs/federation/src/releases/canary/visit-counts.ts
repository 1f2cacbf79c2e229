import * as v from 'valibot';
import { armSchema, type ArmCounts } from './counts.ts';
import { OUTCOME_NAMES, type Outcome, type Visit } from './visit.ts';

const countedBlock = v.object({
  /** Start of the canary, in ms since 1970. */
  since: v.number(),
  block: v.number(),
  percent: v.number(),
  live: armSchema,
  canary: armSchema,
});

/** Counts of the visits that were drawn in one block with one split. */
export type CountedBlock = v.InferOutput<typeof countedBlock>;

/** Schema of a reported snapshot. */
export const visitSnapshot = v.object({ process: v.string(), blocks: v.array(countedBlock) });

/** All counts of one process, or one server, since it began. `process` identifies it. */
export type VisitSnapshot = v.InferOutput<typeof visitSnapshot>;

/** Maximum number of blocks: a day of minutes. */
const MOST_BLOCKS = 1500;
/** Maximum number of blocks that this process drew no visit in: other processes did, or they are forged. */
const MOST_STRANGE = 200;

const NOBODY: ArmCounts = { sessions: 0, withError: 0, withInp: 0, withPoorInp: 0, withCart: 0 };

const keyOf = ({ since, block, percent }: Pick<CountedBlock, 'since' | 'block' | 'percent'>): string =>
  `${since}.${block}.${percent}`;

/** Counts visits in one process. `sumVisits` joins the counts of several processes. */
export class VisitCounts {
  private readonly process: string;
  private readonly blocks = new Map<string, CountedBlock>();
  private strange = 0;

  constructor(process: string) {
    this.process = process;
  }

  /** Counts a visit at its assignment to an arm: a visit that dies before reporting is not lost. */
  begin(visit: Visit): void {
    this.blockOf(visit)[visit.arm].sessions += 1;
  }

  /** Counts an outcome of a visit, at most once for each kind. Returns the visit with that outcome noted. */
  note(visit: Visit, outcome: Outcome): Visit {
    if (visit.noted.has(outcome)) return visit;
    const isStrange = !this.blocks.has(keyOf(visit));
    if (isStrange) this.strange += 1;
    if (!isStrange || this.strange <= MOST_STRANGE) this.blockOf(visit)[visit.arm][outcome] += 1;
    return { ...visit, noted: new Set([...visit.noted, outcome]) };
  }

  toJSON(): VisitSnapshot {
    return { process: this.process, blocks: structuredClone([...this.blocks.values()]) };
  }

  private blockOf(visit: Visit): CountedBlock {
    const key = keyOf(visit);
    const known = this.blocks.get(key);
    if (known) return known;
    const { since, block, percent } = visit;
    const counted = { since, block, percent, live: { ...NOBODY }, canary: { ...NOBODY } };
    this.blocks.set(key, counted);
    const [oldest] = this.blocks.keys();
    if (this.blocks.size > MOST_BLOCKS && oldest !== undefined) this.blocks.delete(oldest);
    return counted;
  }
}

/**
 * Limits outcomes to the number of visits.
 * So two tabs of a visit, or a forged visit, never make more bad visits than visits.
 */
function possible(arm: ArmCounts): ArmCounts {
  const { sessions } = arm;
  const withInp = Math.min(sessions, arm.withInp);
  return {
    sessions,
    withError: Math.min(sessions, arm.withError),
    withInp,
    withPoorInp: Math.min(withInp, arm.withPoorInp),
    withCart: Math.min(sessions, arm.withCart),
  };
}

function plus(one: ArmCounts, other: ArmCounts): ArmCounts {
  const sum = { ...one, sessions: one.sessions + other.sessions };
  for (const name of OUTCOME_NAMES) sum[name] += other[name];
  return sum;
}

/**
 * Joins the counts of several processes, in chronological order, newest blocks only.
 * One process may have drawn a visit, and another one received its outcome.
 */
export function addVisits(all: readonly Pick<VisitSnapshot, 'blocks'>[]): CountedBlock[] {
  const sums = new Map<string, CountedBlock>();
  for (const counted of all.flatMap(({ blocks }) => blocks)) {
    const { live, canary } = sums.get(keyOf(counted)) ?? { live: NOBODY, canary: NOBODY };
    sums.set(keyOf(counted), {
      ...counted,
      live: plus(live, counted.live),
      canary: plus(canary, counted.canary),
    });
  }
  return [...sums.values()]
    .sort((a, b) => a.since - b.since || a.block - b.block || a.percent - b.percent)
    .slice(-MOST_BLOCKS);
}

/** Joins all processes' last snapshots, in chronological order. */
export function sumVisits(snapshots: readonly VisitSnapshot[]): CountedBlock[] {
  const newest = new Map(snapshots.map((snapshot) => [snapshot.process, snapshot]));
  return addVisits([...newest.values()]).map((sum) => ({
    ...sum,
    live: possible(sum.live),
    canary: possible(sum.canary),
  }));
}
