import { countsIn, type Review, type SearchResult } from '@weefsel/api-clients';
import type { ReviewsData } from '../reviews-data';
import type { ReviewWish } from '../address/review-wish';
import { PAGE_SIZE, type CountedAmong } from './review-criteria';
import { toFit } from './to-fit';
import { toReview } from './to-review';
import { toHistogram, toScore } from './to-score';

/** Sizes in the shop's order; sizes no longer sold come last. */
function inOrder(counts: ReadonlyMap<string, number>, sizes: readonly string[]): ReviewsData['sizes'] {
  const place = (size: string) => (sizes.includes(size) ? sizes.indexOf(size) : sizes.length);
  return [...counts]
    .map(([size, count]) => ({ size, count }))
    .filter(({ size }) => size)
    .sort((one, other) => place(one.size) - place(other.size));
}

/** Converts commerce's response for the reviews fragment. Counts of a filter follow the other filter. */
export function toReviews(
  { elements, total, aggregations }: SearchResult<Review>,
  sizes: readonly string[],
  wish: Pick<ReviewWish, 'stars' | 'size'>,
): ReviewsData {
  const counted = (name: CountedAmong) => countsIn(aggregations, name);
  const points = countsIn(aggregations, 'stars');
  const score = toScore(points);
  const fit = toFit(countsIn(aggregations, 'fit'));
  const all = countsIn(aggregations, 'size');
  const ofSizes = wish.stars ? counted('sizesOfStars') : all;
  // The chosen size stays among the choices; an address may name one that does not exist.
  const chosen = wish.size && all.has(wish.size) ? [[wish.size, 0] as const] : [];
  return {
    ...(score && { score }),
    stars: toHistogram(wish.size ? counted('starsOfSize') : points),
    ...(fit && { fit }),
    sizes: inOrder(new Map([...chosen, ...ofSizes]), sizes),
    found: total,
    pages: Math.ceil(total / PAGE_SIZE),
    reviews: elements.map(toReview),
  };
}
