import { UnusableCounts, type Block } from './counts.ts';
import { NO_EVIDENCE, withBlock, type CanaryEvidence } from './evidence.ts';
import { lnHarm } from './harm.ts';
import { MEASURE_NAMES, MEASURES, type MeasureName, type Tally } from './measures.ts';
import { CANARY_RULES, type CanaryRules } from './rules.ts';

const { exp, floor, log, min } = Math;

/** Maximum of reported evidence: larger values make no practical difference. */
const MOST = 1e9;

const percent = ({ of, bad }: Tally): string => (of === 0 ? '–' : `${((100 * bad) / of).toFixed(2)} %`);

/** "1,234", from the ln of an e-value; "1,000,000,000" at most. */
const oneIn = (ln: number): string => floor(min(MOST, exp(ln))).toLocaleString('en');

/** Results of both arms in one measure, with the canary's expectation if it were like live. */
function comparison({ measures }: CanaryEvidence, name: MeasureName): string {
  const { live, canary, expected } = measures[name];
  const expectation = `${expected.toFixed(1)} would be expected`;
  return (
    `The canary has ${canary.bad} of ${canary.of} sessions ${MEASURES[name].bad} (${percent(canary)}) ` +
    `where ${expectation}, live ${live.bad} of ${live.of} (${percent(live)})`
  );
}

/** Action for a canary, its reason in one sentence, and the evidence for it. */
export type CanaryVerdict = { because: string; evidence: CanaryEvidence } & (
  { verdict: 'roll back' | 'wait' } | { verdict: 'widen'; to: number }
);

/** The measure with the most evidence against the canary. */
const worst = ({ measures }: CanaryEvidence): MeasureName =>
  MEASURE_NAMES.reduce((a, b) => (lnHarm(measures[b].harm) > lnHarm(measures[a].harm) ? b : a));

/** The measure with the least evidence that the canary is harmless. */
const leastKnown = ({ measures }: CanaryEvidence): MeasureName =>
  MEASURE_NAMES.reduce((a, b) => (measures[b].harmless.lnWealth < measures[a].harmless.lnWealth ? b : a));

function checkArms({ measures: { errors } }: CanaryEvidence): void {
  for (const arm of ['live', 'canary'] as const)
    if (errors[arm].of === 0)
      throw new UnusableCounts(`No session of ${arm} was counted; nothing can be compared.`);
}

/**
 * Analyses all evidence so far; may be called after every block. Throws `UnusableCounts` for an empty arm.
 * For a canary no worse than live in each measure, P('roll back') is at most `falseRollback`.
 * 'roll back' is final.
 * For a canary too much worse in some measure, P('widen') is at most `falseWidening`.
 */
export function analyseCanary(evidence: CanaryEvidence, rules: CanaryRules = CANARY_RULES): CanaryVerdict {
  checkArms(evidence);
  if (evidence.lnHighest >= -log(rules.falseRollback)) {
    const chance = `so much is seen in at most one of ${oneIn(evidence.lnHighest)} canaries that are no worse`;
    return {
      verdict: 'roll back',
      because: `${comparison(evidence, worst(evidence))}; ${chance}.`,
      evidence,
    };
  }
  const to = rules.steps.find((step) => step > evidence.share) ?? 1;
  const seen = `${evidence.sessionsInStep} of ${rules.sessionsPerStep} sessions at ${100 * evidence.share} %`;
  if (evidence.sessionsInStep < rules.sessionsPerStep)
    return { verdict: 'wait', because: `The canary has seen ${seen}.`, evidence };
  const open = leastKnown(evidence);
  const { lnWealth } = evidence.measures[open].harmless;
  if (lnWealth < -log(rules.falseWidening))
    return {
      verdict: 'wait',
      because: `${comparison(evidence, open)}; that it is not too much worse is not yet certain enough.`,
      evidence,
    };
  const because = `${comparison(evidence, open)}; one that is too much worse looks so good in at most one of ${oneIn(lnWealth)} cases.`;
  return { verdict: 'widen', to, because, evidence };
}

/** Analyses a canary from all its blocks, in chronological order. Throws `UnusableCounts`. */
export function decideCanary(blocks: readonly Block[], rules: CanaryRules = CANARY_RULES): CanaryVerdict {
  return analyseCanary(
    blocks.reduce((evidence, block) => withBlock(evidence, block, rules), NO_EVIDENCE),
    rules,
  );
}
