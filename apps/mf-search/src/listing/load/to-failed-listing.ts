import type { PageRequest, PageResult } from '@weefsel/contracts';
import { contextOfPath } from '@weefsel/product';
import type { ListingData } from '../listing-data';
import type { ListingPlace } from './listing-place';
import { toPageLinks } from './to-category-links';

/** A listing without products, and with nothing to choose. */
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

/** The listing of a place whose products could not be had: where the shopper is, and suggestions from there. */
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
