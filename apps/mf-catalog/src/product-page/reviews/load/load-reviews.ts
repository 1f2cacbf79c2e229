import type { Clients, CommerceClient } from '@weefsel/api-clients';
import { readWish } from '../address/review-wish';
import type { ReviewsProps } from '../../../lends';
import type { ReviewsData } from '../reviews-data';
import { listCriteria } from './review-criteria';
import { toReviews } from './to-reviews';

export interface ReviewClients {
  commerce: { review: Pick<CommerceClient['review'], 'ofProduct'> };
}

/** The reviews of a product that its address asks for. Rejects when they cannot be had: their place says so. */
export async function load(
  { product, href, sizes }: ReviewsProps,
  { commerce }: ReviewClients | Pick<Clients, 'commerce'>,
  signal: AbortSignal,
): Promise<ReviewsData> {
  const wish = readWish(new URL(href, 'http://shop').searchParams);
  return toReviews(await commerce.review.ofProduct(product, listCriteria(wish), signal), sizes);
}
