import { fitVerdict } from '../fit-verdict';
import { FITS, type Fit, type FitSummary } from '../reviews-data';

export const isFit = (value: unknown): value is Fit => FITS.some((fit) => fit === value);

/** Summary of the buyers' fit answers; undefined with too few. */
export function toFit(counts: ReadonlyMap<string, number>): FitSummary | undefined {
  const [small = 0, normal = 0, large = 0] = FITS.map((fit) => counts.get(fit));
  const verdict = fitVerdict({ small, normal, large });
  if (!verdict) return undefined;
  const share = (count: number) => Math.round((count / (small + normal + large)) * 100);
  const shares = { small: share(small), true: 100 - share(small) - share(large), large: share(large) };
  return { shares, verdict };
}
