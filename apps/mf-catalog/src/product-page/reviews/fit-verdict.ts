import type { FitVerdict, ReviewedFit } from './reviews-data';

/** Fewest answers for a conclusion. */
const FEWEST = 3;
/** Share from which a deviating fit is reported. */
const MANY = 0.4;

/** Conclusion for bar and drawer; undefined with fewer than three answers. */
export function fitVerdict({ small, true: normal, large }: ReviewedFit): FitVerdict | undefined {
  const all = small + normal + large;
  if (all < FEWEST) return undefined;
  const [most, other] = small > large ? ([small, large] as const) : ([large, small] as const);
  if (most / all >= MANY && most > other) return small > large ? 'small' : 'large';
  return normal > all / 2 ? 'true' : 'mixed';
}
