import type { Table } from './measures.ts';
import type { Tolerated } from './rules.ts';

const { log, min } = Math;

/** Number of halvings that determine a share between 0 and 1 to a number's full precision. */
const HALVINGS = 60;

/** Slope of the Kullback-Leibler divergence from `share` to `other`, with respect to `other`. */
const slope = (share: number, other: number): number => (other - share) / (other * (1 - other));

/** Live's share in the nearest pair of shares that is too much worse: the reverse information projection. */
function nearestTooBad({ live, canary }: Table, share: number, { times, plus }: Tolerated): number {
  let low = 0;
  let high = min(1, (1 - plus) / times);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const rises =
      live.of * slope(share, middle) + canary.of * times * slope(share, times * middle + plus) > 0;
    if (rises) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const lnRatio = (of: number, bad: number, share: number, other: number): number =>
  bad * log(share / other) + (of - bad) * log((1 - share) / (1 - other));

/**
 * ln of an e-value: a block's likelihood ratio of two hypotheses.
 * The first is "both arms have the share `expected` of bad sessions".
 * The other is the nearest pair of shares at which the canary is too much worse.
 * `expected` must come from earlier blocks alone.
 *
 * Its expected value is at most 1 for any share of live.
 * That holds while the canary's share is at least `times` live's plus `plus`.
 * Wrong expectations cost evidence, never the guarantee. Method: Turner, Ly, Grünwald, "Generic E-variables for
 * exact sequential k-sample tests that allow for optional stopping", JSPI 230 (2024), theorem for convex null
 * hypotheses.
 */
export function lnMarginEvidence(table: Table, expected: number, tolerated: Tolerated): number {
  if (expected >= tolerated.times * expected + tolerated.plus) return 0;
  const live = nearestTooBad(table, expected, tolerated);
  const canary = tolerated.times * live + tolerated.plus;
  return (
    lnRatio(table.live.of, table.live.bad, expected, live) +
    lnRatio(table.canary.of, table.canary.bad, expected, canary)
  );
}
