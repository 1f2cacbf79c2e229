import type { Clients, CommerceClient } from '@weefsel/api-clients';
import { readWish } from '../address/review-wish';
import type { ReviewsProps } from '../../../lends';
import type { ReviewsData } from '../reviews-data';
import { listCriteria } from './review-criteria';
import { toReviews } from './to-reviews';

interface ReviewClients {
  commerce: { review: Pick<CommerceClient['review'], 'ofProduct'> };
}

/** Loads the reviews that the address asks for. Rejects on failure; the slot shows the error. */
export async function load(
  { product, href, sizes }: ReviewsProps,
  { commerce }: ReviewClients | Pick<Clients, 'commerce'>,
  signal: AbortSignal,
): Promise<ReviewsData> {
  const wish = readWish(new URL(href, 'http://shop').searchParams);
  return toReviews(await commerce.review.ofProduct(product, listCriteria(wish), signal), sizes, wish);
}
