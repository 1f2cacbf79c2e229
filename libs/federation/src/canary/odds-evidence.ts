import { lnFactorial } from './logarithms.ts';
import type { Table } from './measures.ts';

const { floor, log, max, min, sqrt } = Math;

/** Terms of a sum that are smaller than this, beside its largest, change nothing. */
const NOTHING = 1e-17;

/**
 * ln of the sum, over every number of bad sessions that the canary could have had, of its weight under Fisher's
 * noncentral hypergeometric distribution; outwards from the largest weight, so that only about its spread is visited.
 */
function lnWeightOfAll({ live, canary }: Table, odds: number): number {
  const bad = live.bad + canary.bad;
  const spare = live.of - bad;
  const least = max(0, -spare);
  const most = min(bad, canary.of);
  const rise = (x: number) => (odds * (bad - x) * (canary.of - x)) / ((x + 1) * (spare + x + 1));

  // Where `rise` passes 1: the distribution's mode (root of a quadratic, in the form that does not cancel).
  const a = odds - 1;
  const b = -spare - (canary.of + bad + 2) * odds;
  const c = (bad + 1) * (canary.of + 1) * odds;
  const mode = min(most, max(least, floor((2 * c) / (sqrt(b * b - 4 * a * c) - b))));

  let sum = 1;
  for (let x = mode, term = 1; x < most && term > NOTHING; x++) sum += term *= rise(x);
  for (let x = mode, term = 1; x > least && term > NOTHING; x--) sum += term /= rise(x - 1);
  const factorials = [mode, bad - mode, canary.of - mode, spare + mode].map(lnFactorial);
  return mode * log(odds) - factorials.reduce((all, each) => all + each, 0) + log(sum);
}

/**
 * ln of an e-value: how much better the table agrees with odds of a bad session that are `odds` (one value or several,
 * each above 1) times live's than with equal ones, given the sizes of both arms and the number of bad sessions in all.
 *
 * If the split is random and the canary changes nothing, the canary's bad sessions are a random draw from all bad ones
 * whatever the sessions of the block are like: the expected e-value is exactly 1. If the canary is better it is below 1
 * (monotone likelihood ratio). Method: Fisher's exact test, as a likelihood ratio.
 */
export function lnOddsEvidence(table: Table, odds: readonly number[]): number[] {
  const equal = lnWeightOfAll(table, 1);
  return odds.map((each) => table.canary.bad * log(each) - lnWeightOfAll(table, each) + equal);
}
