import { observer, useStores } from '@weefsel/stores';

/** How often reviews say how something fits. */
export interface ReviewedFit {
  small: number;
  normal: number;
  large: number;
}

/** Of fewer reviews nothing is concluded. */
const LEAST = 5;
/** From this share on it is worth telling. */
const MANY = 1 / 3;

/** What reviews say of the fit most clearly; undefined when they say nothing clearly. */
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

/** What reviews say of how it fits, with how many say so. */
export const FitByReviews = observer(function FitByReviews({ fit }: { fit: ReviewedFit }) {
  const { text } = useStores().snippets;
  const found = clearFit(fit);
  return found ? <p>{text(`headless.sizes.reviewed.${found.said}`, found)}</p> : null;
});
