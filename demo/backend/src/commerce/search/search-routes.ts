import { toListing } from '../listing/product-listing.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

/** Reads the search text. @throws StoreError 400 when there is none */
function searchIn(params: JsonObject): string {
  const text = asText(params['search']);
  if (text !== '') return text;
  throw storeError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "search" is missing.', {
    parameters: { parameterName: 'search' },
  });
}

function search(shop: Shop, { body, query, seoUrls }: StoreCall) {
  const params = { ...query, ...body };
  const text = searchIn(params);
  const source = { products: shop.search.find(text), navigationId: null, search: text };
  return toListing(shop, source, { params, seoUrls });
}

/** The same products for suggestions while typing, without facets and sorts. */
function suggest(shop: Shop, call: StoreCall) {
  const body = { ...call.body, 'no-aggregations': '1' };
  const listing = search(shop, { ...call, body });
  return { ...listing, sorting: null, availableSortings: [], currentFilters: [], aggregations: [] };
}

/** Routes of the text search. */
export function searchRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/search', (call) => search(shop, call));
  routes.read('/search-suggest', (call) => suggest(shop, call));
}
