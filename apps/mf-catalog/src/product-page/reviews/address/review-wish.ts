import { REVIEW_PARAMETERS } from './review-parameters';

export const SORTS = ['nieuwste', 'hoogste', 'laagste'] as const;
export type ReviewSort = (typeof SORTS)[number];

export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

/** Page, filters and sort of the reviews that a shopper wants. */
export interface ReviewWish {
  /** From 1. */
  page: number;
  stars?: StarCount;
  size?: string;
  sort: ReviewSort;
}

const LONGEST_SIZE = 30;
const LAST_PAGE = 999;

const { page: PAGE, stars: STAR, size: SIZE, sort: SORT } = REVIEW_PARAMETERS;

function pageIn(text: string | null): number {
  const page = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** Parses the wish in an address. Invalid values count as absent. */
export function readWish(query: URLSearchParams): ReviewWish {
  const stars = STARS.find((one) => String(one) === query.get(STAR));
  const size = query.get(SIZE)?.trim() ?? '';
  return {
    page: pageIn(query.get(PAGE)),
    sort: SORTS.find((one) => one === query.get(SORT)) ?? 'nieuwste',
    ...(stars && { stars }),
    ...(size && size.length <= LONGEST_SIZE && { size }),
  };
}

/** Query with this wish; other parameters stay. Default values are left out. */
export function withWish(query: URLSearchParams, { page, stars, size, sort }: ReviewWish): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.values(REVIEW_PARAMETERS)) next.delete(name);
  if (sort !== 'nieuwste') next.set(SORT, sort);
  if (stars) next.set(STAR, String(stars));
  if (size) next.set(SIZE, size);
  if (page > 1) next.set(PAGE, String(page));
  return next;
}
