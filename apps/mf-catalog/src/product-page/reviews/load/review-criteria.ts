import type { CriteriaFilter, CriteriaSort, ReviewCriteria } from '@weefsel/api-clients';
import type { ReviewSort, ReviewWish } from '../address/review-wish';

/** Reviews on a page. */
export const PAGE_SIZE = 5;

/** What the answers count, by name. */
export const COUNTED = { stars: 'points', fit: 'customFields.nd_fit', size: 'customFields.nd_size' } as const;

/** Never the one that waits for approval, whoever asks. */
const APPROVED: CriteriaFilter = { type: 'equals', field: 'status', value: true };

const NEWEST: CriteriaSort = { field: 'createdAt', order: 'DESC' };
const SORTED: Record<ReviewSort, readonly CriteriaSort[]> = {
  nieuwste: [NEWEST],
  hoogste: [{ field: 'points', order: 'DESC' }, NEWEST],
  laagste: [{ field: 'points', order: 'ASC' }, NEWEST],
};

const counting = (...names: (keyof typeof COUNTED)[]) =>
  names.map((name) => ({ name, type: 'terms', field: COUNTED[name] }) as const);

/** The reviews that somebody wants to read, and what all of them come to. */
export function listCriteria({ page, stars, size, sort }: ReviewWish): ReviewCriteria {
  const filters: CriteriaFilter[] = [];
  // Halves are rounded up, as they are counted.
  if (stars)
    filters.push({ type: 'range', field: COUNTED.stars, parameters: { gte: stars - 0.5, lt: stars + 0.5 } });
  if (size) filters.push({ type: 'equals', field: COUNTED.size, value: size });
  return {
    page,
    limit: PAGE_SIZE,
    filter: [APPROVED],
    'post-filter': filters,
    sort: SORTED[sort],
    aggregations: counting('stars', 'fit', 'size'),
    'total-count-mode': 1,
  };
}

/** Only how many there are of each number of stars, and of each answer to how it fits. */
export const scoreCriteria: ReviewCriteria = {
  limit: 1,
  filter: [APPROVED],
  includes: { product_review: ['id', 'title', 'content'] },
  aggregations: counting('stars', 'fit'),
};
