import { observer, useStores } from '@weefsel/stores';
import { fitVerdict } from '../../reviews/fit-verdict';
import type { ReviewedFit } from '../../reviews/reviews-data';

/** Sentence about the fit in reviews, with their number; nothing when they differ. */
export const FitByReviews = observer(function FitByReviews({ fit }: { fit: ReviewedFit }) {
  const { text } = useStores().snippets;
  const said = fitVerdict(fit);
  if (!said || said === 'mixed') return null;
  const total = fit.small + fit.true + fit.large;
  return <p>{text(`headless.sizes.reviewed.${said}`, { count: fit[said], total })}</p>;
});
