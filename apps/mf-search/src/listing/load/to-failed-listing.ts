import type { PageRequest, PageResult } from '@weefsel/contracts';
import { contextOfPath } from '@weefsel/product';
import type { ListingData } from '../listing-data';
import type { ListingPlace } from './listing-place';
import { toPageLinks } from './to-category-links';

/** A listing without products or filters. */
export const emptyListing = ({ title, crumbs }: Pick<ListingPlace, 'title' | 'crumbs'>): ListingData => ({
  title,
  crumbs,
  total: 0,
  pages: 0,
  cards: [],
  categories: { title: '', links: [] },
  facets: [],
  sorts: [],
  showSalePercentage: false,
});

/** Listing of a place without its products, which failed to load: title, crumbs and suggestions. */
export function toFailedListing(
  { url, text }: Pick<PageRequest, 'url' | 'text'>,
  place: ListingPlace,
  failure: unknown,
): Extract<PageResult<ListingData>, { kind: 'page' }> {
  const links = toPageLinks(place.around, place.categoryId ?? '', undefined);
  const data: ListingData = {
    ...emptyListing(place),
    failed: true,
    categories: { title: text('headless.listing.category'), links },
  };
  const head = { title: `${place.title} | Weefsel`, robots: 'noindex, follow' as const };
  return { kind: 'page', data, head, context: contextOfPath(url.pathname), missing: 'all', failure };
}
