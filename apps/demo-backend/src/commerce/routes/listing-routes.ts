import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { compileFilters } from '../criteria/filter.ts';
import { productFields } from '../criteria/product-fields.ts';
import { toAggregations } from '../listing/aggregations.ts';
import { listingTest, readListingFilters } from '../listing/listing-filters.ts';
import { availableSortings, sortingFor } from '../listing/sortings.ts';
import { toProduct } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const PAGE_SIZE = 24;

const isOn = (sent: unknown) => sent === true || sent === 1 || sent === '1' || sent === 'true';

function categoryIdOf({ catalogue }: Shop, { params }: StoreCall): string {
  const id = checkIdentifier(params['categoryId'] ?? '');
  if (catalogue.categoryById(id)) return id;
  throw storeError(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Could not find category with id "${id}"`, {
    parameters: { entity: 'category', field: 'id', value: id },
  });
}

/** The listing's page is `p`; what the body says about `page` does not count. */
const pageFrom = (body: JsonObject) =>
  readCriteria({ ...body, page: Math.max(1, Math.floor(Number(body['p'] ?? 1)) || 1) });

/** What lies in a category, as the listing's own parameters (`p`, `order`, `manufacturer`, …) want it. */
export function listingOf(
  shop: Shop,
  categoryId: string,
  { body, seoUrls }: Pick<StoreCall, 'body' | 'seoUrls'>,
) {
  const criteria = pageFrom(body);
  checkAssociations('product', criteria.associations);
  const shelf = shop.shelves.shelfOf(categoryId);
  const filters = readListingFilters(body);
  const sorting = sortingFor(body['order']);
  const meets = compileFilters(criteria.filters, productFields(shop));
  const fits = listingTest(filters, shelf.groupOf);
  const found = shelf.products
    .filter((product) => fits(product) && meets({ product, variant: null }))
    .sort(sorting.compare);
  const limit = criteria.limit ?? PAGE_SIZE;
  const shown = found.slice((criteria.page - 1) * limit, criteria.page * limit);
  const shape = { seoUrls, fields: criteria.productFields };
  const onlyAggregations = isOn(body['only-aggregations']);
  const aggregations = isOn(body['reduce-aggregations']) ? toAggregations(found) : shelf.aggregations;
  return {
    entity: 'product',
    elements: onlyAggregations
      ? []
      : shown.map((product) => toProduct(shop, { product, variant: null }, shape)),
    total: found.length,
    page: criteria.page,
    limit,
    sorting: sorting.key,
    availableSortings: availableSortings(),
    currentFilters: {
      navigationId: categoryId,
      ...filters,
      rating: null,
      'shipping-free': false,
      search: null,
    },
    aggregations: isOn(body['no-aggregations']) ? [] : aggregations,
    streamId: null,
    apiAlias: 'product_listing',
  };
}

/** The vendor's own listing of a category, one entry for each product. */
export function listingRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product-listing/:categoryId', (call) => listingOf(shop, categoryIdOf(shop, call), call));
}
