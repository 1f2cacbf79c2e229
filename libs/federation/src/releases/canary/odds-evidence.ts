import { lnFactorial } from './logarithms.ts';
import type { Table } from './measures.ts';

const { floor, log, max, min, sqrt } = Math;

/** Relative size below which terms of a sum change nothing beside its largest. */
const NOTHING = 1e-17;

/**
 * ln of the sum of weights under Fisher's noncentral hypergeometric distribution.
 * Sums over every possible number of the canary's bad sessions, outwards from the largest weight.
 * So only about the distribution's spread is visited.
 */
function lnWeightOfAll({ live, canary }: Table, odds: number): number {
  const bad = live.bad + canary.bad;
  const spare = live.of - bad;
  const least = max(0, -spare);
  const most = min(bad, canary.of);
  const rise = (x: number) => (odds * (bad - x) * (canary.of - x)) / ((x + 1) * (spare + x + 1));

  // The distribution's mode, where `rise` passes 1: root of a quadratic, in the form without cancellation.
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
 * ln of an e-value for each of `odds` (one or several, each above 1).
 * It is a likelihood ratio of the table, given both arms' sizes and all bad sessions.
 * The canary's odds of a bad session are `odds` times live's in one hypothesis, equal in the other.
 *
 * Assume that the split is random and the canary changes nothing.
 * Then its bad sessions are a random draw from all bad ones, for any kind of sessions.
 * So the expected e-value is exactly 1.
 * If the canary is better it is below 1 (monotone likelihood ratio).
 * Method: Fisher's exact test, as a likelihood ratio.
 */
export function lnOddsEvidence(table: Table, odds: readonly number[]): number[] {
  const equal = lnWeightOfAll(table, 1);
  return odds.map((each) => table.canary.bad * log(each) - lnWeightOfAll(table, each) + equal);
}
