import type { Product } from '../../catalogue/types.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import type { AggregationResults } from '../criteria/search-result.ts';
import { compileCriteria } from '../find-products.ts';
import type { ProductSubject } from '../product-subject.ts';
import { toProduct } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { FACET_AGGREGATIONS } from './aggregations.ts';
import { facetsIn, isOn, listingTests, passing, readListingFilters } from './listing-filters.ts';
import type { Facet, ProductTest } from './listing-filters.ts';
import { availableSortings, sortingFor, sortingsOf } from './sortings.ts';

/** Products on a page when the client names no number. */
export const PAGE_SIZE = 24;

/** Goods to list, and what is known about them beforehand. */
export interface ListingSource {
  products: readonly Product[];
  /** What all of them can be filtered by, when that was worked out before. */
  aggregations?: AggregationResults;
  /** The category that is listed. */
  navigationId: string | null;
  /** The text that found them, best match first. */
  search: string | null;
}

/** The listing's page is `p`; what the request says about `page` does not count. */
const readPage = (params: JsonObject): Criteria =>
  readCriteria({ ...params, page: Math.max(1, Math.floor(Number(params['p'] ?? 1)) || 1) });

const toSubject = (product: Product): ProductSubject => ({ product, variant: null });

interface Counted {
  shop: Shop;
  params: JsonObject;
  source: ListingSource;
  facets: readonly Facet[];
  tests: ReadonlyMap<Facet, ProductTest>;
}

/**
 * What can be chosen. Ticks do not change it, unless `reduce-aggregations` is sent: then each facet counts what passes
 * the other facets; properties count what passes their own as well, because they are several facets in one.
 */
function facetResults(
  { shop, params, source, facets, tests }: Counted,
  products: readonly Product[],
  isWhole: boolean,
): Record<string, object> {
  const { seed } = shop.catalogue;
  const sent = params['reduce-aggregations'];
  const isReduced = sent !== undefined && sent !== null && tests.size > 0;
  const known = isWhole && !isReduced ? source.aggregations : undefined;
  const narrowed = isReduced ? passing(products, tests) : products;
  const results = facets.map((facet): [string, object] => {
    if (known && facet in known) return [facet, (known as Record<string, object>)[facet] ?? {}];
    const isOwn = isReduced && facet !== 'properties' && tests.has(facet);
    const counted = isOwn ? passing(products, tests, facet) : narrowed;
    return [facet, FACET_AGGREGATIONS[facet](counted, seed)];
  });
  return Object.fromEntries(results);
}

/**
 * A listing as the vendor answers it: `filter` says what is in it at all, what the shopper ticked and `post-filter`
 * narrow it without changing what can be chosen.
 * @throws StoreError 400 for criteria that do not exist
 */
export function toListing(
  shop: Shop,
  source: ListingSource,
  { params, seoUrls }: { params: JsonObject; seoUrls: boolean },
) {
  const criteria = readPage(params);
  checkAssociations('product', criteria.associations);
  const { meets, passes, aggregate, inOrder } = compileCriteria(shop, criteria, seoUrls);
  const facets = facetsIn(params);
  const filters = readListingFilters(params, facets);
  const groupOf = shop.shelves.groupsOfOptions();
  const tests = listingTests(filters, { seed: shop.catalogue.seed, groupOf });
  const isWhole = criteria.filters.length === 0;
  const products = isWhole ? source.products : source.products.filter((product) => meets(toSubject(product)));
  const sortings = sortingsOf(source.search !== null);
  const sorting = sortingFor(params['order'], sortings);
  const onlyAggregations = isOn(params['only-aggregations']);
  const listed = () =>
    shop.shelves.orders.sort(passing(products, tests), sorting).map(toSubject).filter(passes);
  const found = onlyAggregations ? [] : inOrder(listed());
  const limit = onlyAggregations ? 0 : (criteria.limit ?? PAGE_SIZE);
  const shown = found.slice((criteria.page - 1) * limit, criteria.page * limit);
  const along = new Set(Object.keys(criteria.associations));
  const shape = { seoUrls: seoUrls || along.has('seoUrls'), fields: criteria.productFields, along };
  const aggregations = () => ({
    ...facetResults({ shop, params, source, facets, tests }, products, isWhole),
    ...aggregate(products.map(toSubject)),
  });
  return {
    entity: 'product',
    elements: shown.map((subject) => toProduct(shop, subject, shape)),
    total: found.length,
    page: criteria.page,
    limit,
    sorting: sorting.key,
    availableSortings: availableSortings(sortings),
    currentFilters: { navigationId: source.navigationId, ...filters, search: source.search },
    aggregations: isOn(params['no-aggregations']) ? [] : aggregations(),
    streamId: null,
    apiAlias: 'product_listing',
  };
}
