import { countsIn, shareOf, type CommerceClient } from '@weefsel/api-clients';
import type { ReviewedFit } from '../../sizes/advice/reviewed-fit';
import { FITS, type ReviewScore } from '../reviews-data';
import { scoreCriteria } from './review-criteria';
import { toScore } from './to-score';

/** The page does not wait longer for it. */
const PATIENCE_MS = 1500;

/** What reviews come to: the score beside the name, and how it fits; without the one or the other when nobody said. */
export interface Rating {
  score?: ReviewScore;
  fit?: ReviewedFit;
}

/** What buyers gave a product. Rejects when it does not come in time. */
export async function loadRating(
  { review }: { review: Pick<CommerceClient['review'], 'ofProduct'> },
  productId: string,
  signal: AbortSignal,
): Promise<Rating> {
  const patience = shareOf({ signal }, PATIENCE_MS);
  const { aggregations } = await review.ofProduct(productId, scoreCriteria, patience);
  const score = toScore(countsIn(aggregations, 'stars'));
  const said = countsIn(aggregations, 'fit');
  const [small = 0, normal = 0, large = 0] = FITS.map((fit) => said.get(fit));
  return { ...(score && { score }), ...(said.size > 0 && { fit: { small, normal, large } }) };
}
