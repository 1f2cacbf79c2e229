import { checkBlock, type Block } from './counts.ts';
import { NO_HARM, lnHarm, withHarm, type Harm } from './harm.ts';
import { lnSum } from './logarithms.ts';
import { compares, MEASURE_NAMES, tableOf, type MeasureName, type Tally, type Table } from './measures.ts';
import type { CanaryRules, Tolerated } from './rules.ts';
import { lnMarginEvidence } from './margin-evidence.ts';

const { log, max } = Math;

/** Factor on past blocks with each new one: about the last ten blocks set the expectation for the next. */
const KEPT = 0.9;

/** Evidence in this step that a canary is not too much worse in one measure. Plain numbers. */
interface Harmless {
  /** ln of an e-process against "the canary is too much worse in every block of this step". */
  lnWealth: number;
  /** Sessions of both arms; earlier blocks lose weight. */
  remembered: Tally;
}

/** Adds one block; the very first one only sets the expectation. */
function withHarmless({ lnWealth, remembered }: Harmless, table: Table, tolerated: Tolerated): Harmless {
  if (!compares(table)) return { lnWealth, remembered };
  const expected = (remembered.bad + 0.5) / (remembered.of + 1);
  const gain = remembered.of === 0 ? 0 : lnMarginEvidence(table, expected, tolerated);
  return {
    lnWealth: lnWealth + gain,
    remembered: {
      of: KEPT * remembered.of + table.live.of + table.canary.of,
      bad: KEPT * remembered.bad + table.live.bad + table.canary.bad,
    },
  };
}

/** Evidence in one measure, over all blocks of the canary. */
export interface MeasureEvidence {
  live: Tally;
  canary: Tally;
  /**
   * Expected bad sessions of the canary if both arms were alike in each block. Independent of drift over time.
   */
  expected: number;
  harm: Harm;
  harmless: Harmless;
}

/** All evidence of a canary so far: plain numbers that are stored as JSON and continued after a restart. */
export interface CanaryEvidence {
  /** Share of sessions of the present step; 0 before the first block. */
  share: number;
  blocks: number;
  /** Sessions of the canary in the present step. */
  sessionsInStep: number;
  /** Highest ln that the joint e-process of all measures has reached. */
  lnHighest: number;
  measures: Record<MeasureName, MeasureEvidence>;
}

const NONE: Tally = { of: 0, bad: 0 };
const UNKNOWN: MeasureEvidence = {
  live: NONE,
  canary: NONE,
  expected: 0,
  harm: NO_HARM,
  harmless: { lnWealth: 0, remembered: NONE },
};

/** The evidence before the first block. */
export const NO_EVIDENCE: CanaryEvidence = {
  share: 0,
  blocks: 0,
  sessionsInStep: 0,
  lnHighest: 0,
  measures: { errors: UNKNOWN, inp: UNKNOWN, cart: UNKNOWN },
};

const plus = (a: Tally, b: Tally): Tally => ({ of: a.of + b.of, bad: a.bad + b.bad });

function withMeasure(
  known: MeasureEvidence,
  block: Block,
  name: MeasureName,
  rules: CanaryRules,
  newStep: boolean,
): MeasureEvidence {
  const table = tableOf(block, name);
  const both = plus(table.live, table.canary);
  // A new step needs separate evidence, but keeps the expectation of sessions.
  const harmless = newStep ? { ...known.harmless, lnWealth: 0 } : known.harmless;
  return {
    live: plus(known.live, table.live),
    canary: plus(known.canary, table.canary),
    expected: known.expected + (compares(table) ? (both.bad * table.canary.of) / both.of : table.canary.bad),
    harm: withHarm(known.harm, table),
    harmless: withHarmless(harmless, table, rules.tolerated[name]),
  };
}

/**
 * Adds one closed block, in chronological order. A block with another share begins a new step.
 * That keeps evidence of harm, and restarts evidence of harmlessness. Throws `UnusableCounts`.
 * The mean of the measures' e-processes is an e-process itself, whatever their dependence (Vovk, Wang 2021).
 */
export function withBlock(evidence: CanaryEvidence, block: Block, rules: CanaryRules): CanaryEvidence {
  checkBlock(block);
  const newStep = block.share !== evidence.share;
  const add = (name: MeasureName) => withMeasure(evidence.measures[name], block, name, rules, newStep);
  const measures = { errors: add('errors'), inp: add('inp'), cart: add('cart') };
  const lnMean = lnSum(MEASURE_NAMES.map((name) => lnHarm(measures[name].harm))) - log(MEASURE_NAMES.length);
  return {
    share: block.share,
    blocks: evidence.blocks + 1,
    sessionsInStep: (newStep ? 0 : evidence.sessionsInStep) + block.canary.sessions,
    lnHighest: max(evidence.lnHighest, lnMean),
    measures,
  };
}
