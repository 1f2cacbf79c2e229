import { NO_EVIDENCE, withBlock, type CanaryEvidence } from './evidence.ts';
import { lots } from './lots.fixture.ts';
import { CANARY_RULES } from './rules.ts';
import { blockOf, type Traffic } from './traffic.fixture.ts';
import { analyseCanary, type CanaryVerdict } from './verdict.ts';

export interface Course {
  /** Maximum number of blocks of a run. */
  blocks: number;
  /** Share of the first step. */
  share: number;
  /** True: widens the canary when allowed (the run ends at 100 %). False: keeps its share. */
  widens?: boolean;
}

export interface Run {
  end: CanaryVerdict['verdict'];
  blocks: number;
  /** Sessions served by the canary until then. */
  canarySessions: number;
}

const comparesNothing = ({ measures: { errors } }: CanaryEvidence): boolean =>
  errors.canary.of === 0 || errors.live.of === 0;

/** Runs one canary, with a peek after every block. */
export function runCanary(traffic: Traffic, { blocks, share, widens = false }: Course): Run {
  const lot = lots(traffic.seed);
  let evidence = NO_EVIDENCE;
  let now = share;
  const run = (end: Run['end']): Run => ({
    end,
    blocks: evidence.blocks,
    canarySessions: evidence.measures.errors.canary.of,
  });
  while (evidence.blocks < blocks) {
    evidence = withBlock(evidence, blockOf(traffic, evidence.blocks, now, lot), CANARY_RULES);
    if (comparesNothing(evidence)) continue;
    const verdict = analyseCanary(evidence);
    if (verdict.verdict === 'roll back') return run('roll back');
    if (!widens || verdict.verdict !== 'widen') continue;
    if (verdict.to === 1) return run('widen');
    now = verdict.to;
  }
  return run('wait');
}

/** Many canaries of the same kind of traffic, each with a separate seed. */
export const runCanaries = (runs: number, traffic: Omit<Traffic, 'seed'>, course: Course): Run[] =>
  Array.from({ length: runs }, (_, i) => runCanary({ ...traffic, seed: i + 1 }, course));

/** Share of runs with this end. */
export const shareOf = (runs: readonly Run[], end: Run['end']): number =>
  runs.filter((run) => run.end === end).length / runs.length;

/** Smallest value not exceeded by the given share of all values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
