/** Number of reviews per fit. */
export interface ReviewedFit {
  small: number;
  normal: number;
  large: number;
}

/** Conclusion from the buyers' fit answers; `mixed` when none is clear. */
export type FitVerdict = keyof ReviewedFit | 'mixed';

/** Fewest answers for a conclusion. */
const FEWEST = 3;
/** Share from which a deviating fit is reported. */
const MANY = 0.4;

/** The one conclusion for bar, drawer and advice; undefined with fewer than three answers. */
export function fitVerdict({ small, normal, large }: ReviewedFit): FitVerdict | undefined {
  const all = small + normal + large;
  if (all < FEWEST) return undefined;
  const [most, other] = small > large ? ([small, large] as const) : ([large, small] as const);
  if (most / all >= MANY && most > other) return small > large ? 'small' : 'large';
  return normal > all / 2 ? 'normal' : 'mixed';
}
