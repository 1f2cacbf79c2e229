import type { ListingQuery } from '../wire/parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import type { Selection } from './selection.ts';
import { DEFAULT_SORT, SORT_FIELDS } from './sort-orders.ts';

/** Selected products of a query, with their order. Facets are counted and pages are taken from it. */
export interface Listing {
  selection: Selection;
  sort: string;
  /** Positions in the order of the listing, matching or not. */
  order: ArrayLike<number>;
}

/** Selects the products of a query and orders them. */
export function findListing(index: SearchIndex, query: ListingQuery): Listing {
  const selection = index.selections.read(index, query);
  const wanted = query.sort.toLowerCase();
  const sort = SORT_FIELDS.find(({ title }) => title.toLowerCase() === wanted)?.title ?? DEFAULT_SORT;
  const standard = index.orders.get(sort) ?? new Uint32Array();
  return { selection, sort, order: sort === DEFAULT_SORT ? selection.ranked(standard) : standard };
}

/** Positions on one page (1-based); empty beyond the last one. */
export function pageOf({ selection, order }: Listing, page: number, pageSize: number): number[] {
  const { matches, total } = selection;
  let skip = (page - 1) * pageSize;
  const found: number[] = [];
  if (skip >= total) return found;
  for (let i = 0; i < order.length && found.length < pageSize; i++) {
    const position = order[i] ?? 0;
    if (matches.has(position) && skip-- <= 0) found.push(position);
  }
  return found;
}
