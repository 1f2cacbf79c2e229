import { countsIn, shareOf, type CommerceClient } from '@weefsel/api-clients';
import type { ReviewedFit, ReviewScore } from '../reviews-data';
import { scoreCriteria } from './review-criteria';
import { fitCounts } from './to-fit';
import { toScore } from './to-score';

/** Time limit for the rating, in ms. */
const TIMEOUT_MS = 1500;

/** Rating of a product: the score beside its name, and its fit. Each is absent without answers. */
export interface Rating {
  score?: ReviewScore;
  fit?: ReviewedFit;
}

/** Loads the rating of a product. Rejects after `TIMEOUT_MS`. */
export async function loadRating(
  { review }: { review: Pick<CommerceClient['review'], 'ofProduct'> },
  productId: string,
  signal: AbortSignal,
): Promise<Rating> {
  const share = shareOf({ signal }, TIMEOUT_MS);
  const { aggregations } = await review.ofProduct(productId, scoreCriteria, share);
  const score = toScore(countsIn(aggregations, 'stars'));
  const said = countsIn(aggregations, 'fit');
  return { ...(score && { score }), ...(said.size > 0 && { fit: fitCounts(said) }) };
}
