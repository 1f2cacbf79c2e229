import type { PageRequest, PageResult } from '@weefsel/contracts';
import { contextOfPath } from '@weefsel/product';
import type { ListingData } from '../listing-data';
import type { ListingPlace } from './listing-place';
import { toPageLinks } from './to-category-links';

/** The listing of a place whose products could not be had: where the shopper is, and suggestions from there. */
export function toFailedListing(
  { url, text }: Pick<PageRequest, 'url' | 'text'>,
  { title, crumbs, categoryId, around }: ListingPlace,
  failure: unknown,
): Extract<PageResult<ListingData>, { kind: 'page' }> {
  const data: ListingData = {
    title,
    crumbs,
    failed: true,
    total: 0,
    pages: 0,
    cards: [],
    categories: {
      title: text('headless.listing.category'),
      links: toPageLinks(around, categoryId ?? '', undefined),
    },
    facets: [],
    sorts: [],
    showSalePercentage: false,
  };
  const head = { title: `${title} | Weefsel`, robots: 'noindex, follow' as const };
  return { kind: 'page', data, head, context: contextOfPath(url.pathname), missing: 'all', failure };
}
