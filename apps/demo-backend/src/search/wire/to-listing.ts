import { SORT_FIELDS } from '../engine/sort-orders.ts';
import { findListing, pageOf } from '../engine/find-listing.ts';
import type { Listing } from '../engine/find-listing.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import type { ListingQuery } from './parse-query.ts';
import { UrlPrinter } from './print-url.ts';
import { toFacets } from './to-facets.ts';
import { toItem } from './to-items.ts';
import type { WireListing, WireProperties } from './wire-types.ts';

export interface ListingSource {
  index: SearchIndex;
  publicOrigin: string;
  /** Hex colour by colour name. */
  hexOf: ReadonlyMap<string, string>;
}

function toProperties(
  index: SearchIndex,
  query: ListingQuery,
  listing: Listing,
  urls: UrlPrinter,
): WireProperties {
  const category = (listing.category ?? index.categories.root)?.category;
  return {
    nrofitems: listing.total,
    pagesize: query.pageSize,
    nrofpages: Math.ceil(listing.total / query.pageSize),
    currentpage: query.page,
    selectedcategory: category?.searchId ?? 0,
    selectedcategorykey: String(category?.searchId ?? ''),
    searchterm: query.text,
    suggestedsearchterm: listing.correctedText,
    isdirectsearch: false,
    isrootcategory: category?.parentId === null,
    pageurl: urls.page(),
    reseturl: urls.reset(),
    sortfields: SORT_FIELDS.map(({ title, order }) => ({
      title,
      displaytitle: title,
      order,
      isselected: title === listing.sort,
      url: urls.sortedBy(title),
    })),
  };
}

/** Answers a listing query. Addresses in it name categories by number, also when a commerce id was asked for. */
export function toListing({ index, publicOrigin, hexOf }: ListingSource, query: ListingQuery): WireListing {
  const listing = findListing(index, query);
  const urls = new UrlPrinter(query, listing.path.map(({ category }) => category.searchId).join('-'));
  const items = pageOf(listing, query.page, query.pageSize).flatMap((position) => {
    const product = index.products[position];
    return product ? toItem(product, publicOrigin) : [];
  });
  return {
    facets: toFacets(index, query, listing, urls, hexOf),
    items,
    properties: toProperties(index, query, listing, urls),
    redirects: [],
    searchbanners: [],
  };
}
