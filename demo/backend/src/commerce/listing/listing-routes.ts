import { toListing } from './product-listing.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

function categoryIdOf({ catalogue }: Shop, { params }: StoreCall): string {
  const id = checkIdentifier(params['categoryId'] ?? '');
  if (catalogue.categoryById(id)) return id;
  throw storeError(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Could not find category with id "${id}"`, {
    parameters: { entity: 'category', field: 'id', value: id },
  });
}

function listing(shop: Shop, call: StoreCall) {
  const navigationId = categoryIdOf(shop, call);
  const source = { ...shop.shelves.shelfOf(navigationId), navigationId, search: null };
  return toListing(shop, source, { params: { ...call.query, ...call.body }, seoUrls: call.seoUrls });
}

/** Route of the vendor's listing of a category, with one entry per product. */
export function listingRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product-listing/:categoryId', (call) => listing(shop, call));
}
