import { fitVerdict } from '../fit-verdict';
import { FITS, type Fit, type FitSummary, type ReviewedFit } from '../reviews-data';

export const isFit = (value: unknown): value is Fit => FITS.some((fit) => fit === value);

/** Number of answers per fit. */
export const fitCounts = (counts: ReadonlyMap<string, number>): ReviewedFit => ({
  small: counts.get('small') ?? 0,
  true: counts.get('true') ?? 0,
  large: counts.get('large') ?? 0,
});

/** Summary of the buyers' fit answers; undefined with too few. */
export function toFit(counts: ReadonlyMap<string, number>): FitSummary | undefined {
  const fit = fitCounts(counts);
  const verdict = fitVerdict(fit);
  if (!verdict) return undefined;
  const share = (count: number) => Math.round((count / (fit.small + fit.true + fit.large)) * 100);
  const [small, large] = [share(fit.small), share(fit.large)];
  return { shares: { small, true: 100 - small - large, large }, verdict };
}
