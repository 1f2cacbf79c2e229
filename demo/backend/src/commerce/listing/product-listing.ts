import type { Product } from '../../catalogue/types.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria, readList, type Criteria } from '../criteria/criteria.ts';
import { productAlong } from '../products/product-along.ts';
import { compileCriteria } from '../products/product-criteria.ts';
import type { Shop } from '../shop.ts';
import { isOn } from '../transport/is-on.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { Aggregations } from './aggregations.ts';
import { countFacets, isReduced, reduceFacets } from './count-facets.ts';
import { listedVariants, variantTest } from './listed-variants.ts';
import { facetsIn, listingTests, passing, readListingFilters } from './listing-filters.ts';
import { availableSortings, sortingFor, sortingsOf } from './sortings.ts';

/** Default number of products on a page. */
export const PAGE_SIZE = 24;

/** Products to list, with precomputed data. */
export interface ListingSource {
  products: readonly Product[];
  /** Facets of all products, when computed before. */
  aggregations?: Aggregations;
  /** The listed category. */
  navigationId: string | null;
  /** Search text of the products. They are then sorted by relevance. */
  search: string | null;
}

/** A client's request of a listing. `params` merges the body and the query. */
interface ListingRequest {
  params: JsonObject;
  seoUrls: boolean;
}

/** Reads criteria. The page comes from `p`; `page` is ignored. */
const readPage = (params: JsonObject): Criteria =>
  readCriteria({ ...params, page: Math.max(1, Math.floor(Number(params['p'] ?? 1)) || 1) });

/** Determines content, chosen filters and order of a listing. */
function choose(shop: Shop, source: ListingSource, { params, seoUrls }: ListingRequest, criteria: Criteria) {
  const { meets, passes, aggregate, inOrder } = compileCriteria(shop, criteria, seoUrls);
  const { seed } = shop.catalogue;
  const facets = facetsIn(params);
  const filters = readListingFilters(params, facets);
  const groups = new Set(readList(params['property-whitelist']));
  const tests = listingTests(filters, { seed, groups, groupOf: shop.shelves.groupsOfOptions() });
  const isWhole = criteria.filters.length === 0 && criteria.ids.length === 0;
  const fits = variantTest(filters.properties, shop.shelves.groupsOfOptions());
  const { holds, counted, listed, shown } = listedVariants(shop, { criteria, meets, passes, fits });
  const products = source.products.filter((product) => isWhole || holds(product));
  const sortings = sortingsOf(source.search !== null);
  const sorting = sortingFor(params['order'], sortings);
  const counting = { seed, facets, tests, groups, known: isWhole ? source.aggregations : undefined };
  return {
    filters,
    sortings,
    sorting,
    /** All pages. */
    list: () => inOrder(shop.shelves.orders.sort(passing(products, tests), sorting).flatMap(listed)),
    shown,
    count: () => ({
      ...(isReduced(params) ? reduceFacets : countFacets)(products, counting),
      ...aggregate(products.flatMap(counted)),
    }),
  };
}

/**
 * A listing in the vendor's format. `filter` defines its content; chosen filters and `post-filter` narrow it without
 * changing the facets. Each product occurs once, as an available variant.
 * @throws StoreError 400 for criteria that do not exist
 */
export function toListing(shop: Shop, source: ListingSource, request: ListingRequest) {
  const { params, seoUrls } = request;
  const criteria = readPage(params);
  checkAssociations('product', criteria.associations);
  const { filters, sortings, sorting, list, shown, count } = choose(shop, source, request, criteria);
  const isEmpty = isOn(params['only-aggregations']);
  const found = isEmpty ? [] : list();
  const limit = isEmpty ? 0 : (criteria.limit ?? PAGE_SIZE);
  const along = new Set(Object.keys(criteria.associations));
  const shape = { seoUrls: seoUrls || along.has('seoUrls'), fields: criteria.productFields, along };
  return {
    entity: 'product',
    elements: found
      .slice((criteria.page - 1) * limit, criteria.page * limit)
      .map((subject) => productAlong(shop, shown(subject), shape, criteria.associations)),
    total: found.length,
    page: criteria.page,
    limit,
    sorting: sorting.key,
    availableSortings: availableSortings(sortings),
    currentFilters: { navigationId: source.navigationId, ...filters, search: source.search },
    aggregations: isOn(params['no-aggregations']) ? [] : count(),
    streamId: null,
    apiAlias: 'product_listing',
  };
}
