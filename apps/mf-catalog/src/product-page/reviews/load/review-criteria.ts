import type { CriteriaFilter, CriteriaSort, ReviewCriteria } from '@weefsel/api-clients';
import type { ReviewSort, ReviewWish } from '../address/review-wish';

/** Reviews per page. */
export const PAGE_SIZE = 5;

/** Fields that responses are aggregated by, by name. */
export const COUNTED = { stars: 'points', fit: 'customFields.nd_fit', size: 'customFields.nd_size' } as const;

/** Excludes reviews that wait for approval, for any caller. */
const APPROVED: CriteriaFilter = { type: 'equals', field: 'status', value: true };

const NEWEST: CriteriaSort = { field: 'createdAt', order: 'DESC' };
const SORTED: Record<ReviewSort, readonly CriteriaSort[]> = {
  nieuwste: [NEWEST],
  hoogste: [{ field: 'points', order: 'DESC' }, NEWEST],
  laagste: [{ field: 'points', order: 'ASC' }, NEWEST],
};

const counting = (...names: (keyof typeof COUNTED)[]) =>
  names.map((name) => ({ name, type: 'terms', field: COUNTED[name] }) as const);

/** Counts of one field among the reviews that pass the filter of the other. */
const countingAmong = (name: CountedAmong, field: string, filter: CriteriaFilter) =>
  ({ name, type: 'filter', filter: [filter], aggregation: { name, type: 'terms', field } }) as const;

/** Names of the counts that follow the other filter. */
export type CountedAmong = 'starsOfSize' | 'sizesOfStars';

/** Criteria for a page of reviews and the aggregations of all reviews. */
export function listCriteria({ page, stars, size, sort }: ReviewWish): ReviewCriteria {
  // Halves are rounded up, as in the histogram.
  const ofStars = stars && {
    type: 'range' as const,
    field: COUNTED.stars,
    parameters: { gte: stars - 0.5, lt: stars + 0.5 },
  };
  const ofSize = size && { type: 'equals' as const, field: COUNTED.size, value: size };
  return {
    page,
    limit: PAGE_SIZE,
    filter: [APPROVED],
    'post-filter': [...(ofStars ? [ofStars] : []), ...(ofSize ? [ofSize] : [])],
    sort: SORTED[sort],
    aggregations: [
      ...counting('stars', 'fit', 'size'),
      ...(ofSize ? [countingAmong('starsOfSize', COUNTED.stars, ofSize)] : []),
      ...(ofStars ? [countingAmong('sizesOfStars', COUNTED.size, ofStars)] : []),
    ],
    'total-count-mode': 1,
  };
}

/** Criteria for only the counts per number of stars and per fit answer. */
export const scoreCriteria: ReviewCriteria = {
  limit: 1,
  filter: [APPROVED],
  includes: { product_review: ['id', 'title', 'content'] },
  aggregations: counting('stars', 'fit'),
};
