import { observer, useStores } from '@weefsel/stores';
import { fitVerdict, type ReviewedFit } from '../../reviews/fit-verdict';

/** Sentence about the fit in reviews, with their number; nothing when they differ. */
export const FitByReviews = observer(function FitByReviews({ fit }: { fit: ReviewedFit }) {
  const { text } = useStores().snippets;
  const said = fitVerdict(fit);
  if (!said || said === 'mixed') return null;
  const total = fit.small + fit.normal + fit.large;
  return <p>{text(`headless.sizes.reviewed.${said}`, { count: fit[said], total })}</p>;
});
