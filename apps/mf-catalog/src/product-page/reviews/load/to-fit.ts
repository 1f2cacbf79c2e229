import { FITS, type Fit, type FitSummary } from '../reviews-data';

/** Fewest answers for a summary. */
const FEWEST = 3;
/** Share from which the verdict is small or large. */
const MANY = 0.4;

export const isFit = (value: unknown): value is Fit => FITS.some((fit) => fit === value);

/** Summary of the buyers' fit answers; undefined with fewer than three. */
export function toFit(counts: ReadonlyMap<string, number>): FitSummary | undefined {
  const given = (fit: Fit) => counts.get(fit) ?? 0;
  const all = FITS.reduce((sum, fit) => sum + given(fit), 0);
  if (all < FEWEST) return undefined;
  const small = Math.round((given('small') / all) * 100);
  const large = Math.round((given('large') / all) * 100);
  const [most, other] =
    given('small') > given('large') ? (['small', 'large'] as const) : (['large', 'small'] as const);
  const leans = given(most) / all >= MANY && given(most) > given(other);
  return { shares: { small, true: 100 - small - large, large }, verdict: leans ? most : 'true' };
}
