import { observer, useStores } from '@weefsel/stores';

/** Number of reviews per fit. */
export interface ReviewedFit {
  small: number;
  normal: number;
  large: number;
}

/** Fewest reviews for a conclusion. */
const LEAST = 5;
/** Share from which a deviating fit is reported. */
const MANY = 1 / 3;

/** The clearest fit in reviews; undefined when none is clear. */
export function clearFit(
  fit: ReviewedFit,
): { said: keyof ReviewedFit; count: number; total: number } | undefined {
  const total = fit.small + fit.normal + fit.large;
  if (total < LEAST) return undefined;
  const said = fit.small > fit.large ? 'small' : 'large';
  const odd = fit[said] / total >= MANY && fit.small !== fit.large;
  if (odd) return { said, count: fit[said], total };
  return fit.normal > total / 2 ? { said: 'normal', count: fit.normal, total } : undefined;
}

/** Sentence about the fit in reviews, with their number. */
export const FitByReviews = observer(function FitByReviews({ fit }: { fit: ReviewedFit }) {
  const { text } = useStores().snippets;
  const found = clearFit(fit);
  return found ? <p>{text(`headless.sizes.reviewed.${found.said}`, found)}</p> : null;
});
