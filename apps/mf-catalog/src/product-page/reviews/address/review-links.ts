import { LIST_ID } from './review-parameters';
import { readWish, withWish, type ReviewWish } from './review-wish';

/** What is changed of a wish; `undefined` takes a filter away. */
export type WishChange = { [Name in keyof ReviewWish]?: ReviewWish[Name] | undefined };

/** Leads to other reviews of the product that an address is of: its first page, unless the change names one. */
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
