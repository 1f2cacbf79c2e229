import { LIST_ID } from './review-parameters';
import { readWish, withWish, type ReviewWish } from './review-wish';

/** Changes to a wish; `undefined` removes a filter. */
type WishChange = { [Name in keyof ReviewWish]?: ReviewWish[Name] | undefined };

/**
 * Links to other reviews of the product in an address. They lead to the first page unless the change names one.
 */
export function reviewLinks(href: string) {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  const wish = readWish(searchParams);
  const to = (change: WishChange): string => {
    const { page = 1, sort = wish.sort, ...filters } = change;
    const { stars, size } = { ...wish, ...filters };
    const next = { page, sort, ...(stars && { stars }), ...(size && { size }) };
    const query = withWish(searchParams, next);
    return `${pathname}${query.size > 0 ? `?${query}` : ''}#${LIST_ID}`;
  };
  return { wish, to };
}

export type ReviewLinks = ReturnType<typeof reviewLinks>;
