import { SORT_FIELDS } from '../engine/sort-orders.ts';
import { findListing, pageOf, type Listing } from '../engine/find-listing.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import type { Redirects } from '../text/redirects.ts';
import type { ListingQuery } from './parse-query.ts';
import { UrlPrinter } from './print-url.ts';
import { toFacets } from './to-facets.ts';
import { toItem } from './to-items.ts';
import type { WireFacet, WireItem, WireListing, WireProducts, WireProperties } from './wire-types.ts';

export interface ListingSource {
  index: SearchIndex;
  publicOrigin: string;
  /** Hex colour by colour name. */
  hexOf: ReadonlyMap<string, string>;
  redirectOf: Redirects;
}

/** Addresses in a response name categories by number, even after a request by commerce id. */
const urlsOf = (query: ListingQuery, { selection }: Listing): UrlPrinter =>
  new UrlPrinter(query, selection.path.map(({ category }) => category.searchId).join('-'));

function toProperties({ index }: ListingSource, query: ListingQuery, listing: Listing): WireProperties {
  const category = (listing.selection.path.at(-1) ?? index.categories.root)?.category;
  const urls = urlsOf(query, listing);
  return {
    nrofitems: listing.selection.total,
    pagesize: query.pageSize,
    nrofpages: Math.ceil(listing.selection.total / query.pageSize),
    currentpage: query.page,
    selectedcategory: category?.searchId ?? 0,
    selectedcategorykey: String(category?.searchId ?? ''),
    searchterm: query.text,
    suggestedsearchterm: listing.selection.hits?.correctedText ?? null,
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

const toPageOfItems = ({ index, publicOrigin }: ListingSource, query: ListingQuery, listing: Listing) =>
  pageOf(listing, query.page, query.pageSize).flatMap((position): WireItem | WireItem[] => {
    const product = index.products[position];
    return product ? toItem(product, publicOrigin) : [];
  });

/** Only a text search redirects, and not once the shopper filters its results. */
function toRedirects({ redirectOf }: ListingSource, query: ListingQuery): { url: string }[] {
  const url = query.needsText && query.filters.size === 0 ? redirectOf(query.text) : undefined;
  return url === undefined ? [] : [{ url }];
}

const toFacetsOf = (source: ListingSource, query: ListingQuery, listing: Listing): WireFacet[] =>
  toFacets(source.index, query, listing, urlsOf(query, listing), source.hexOf);

const toProductsOf = (source: ListingSource, query: ListingQuery, listing: Listing): WireProducts => ({
  items: toPageOfItems(source, query, listing),
  properties: toProperties(source, query, listing),
  redirects: toRedirects(source, query),
});

/** The complete response to a listing query. */
export function toListing(source: ListingSource, query: ListingQuery): WireListing {
  const listing = findListing(source.index, query);
  return {
    facets: toFacetsOf(source, query, listing),
    ...toProductsOf(source, query, listing),
    searchbanners: [],
  };
}

/** The response to a listing query without its facets. */
export const toProducts = (source: ListingSource, query: ListingQuery): WireProducts =>
  toProductsOf(source, query, findListing(source.index, query));

/** The facets of the response to a listing query. */
export const toFacetList = (source: ListingSource, query: ListingQuery): WireFacet[] =>
  toFacetsOf(source, query, findListing(source.index, query));
