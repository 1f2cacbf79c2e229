import { toListing } from '../listing/product-listing.ts';
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

/** What lies in a category, as the listing's own parameters (`p`, `order`, `manufacturer`, …) want it. */
export function listingOf(
  shop: Shop,
  categoryId: string,
  { body, seoUrls }: Pick<StoreCall, 'body' | 'seoUrls'>,
) {
  const source = { ...shop.shelves.shelfOf(categoryId), navigationId: categoryId, search: null };
  return toListing(shop, source, { params: body, seoUrls });
}

/** The vendor's own listing of a category, one entry for each product. */
export function listingRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product-listing/:categoryId', (call) =>
    listingOf(shop, categoryIdOf(shop, call), { ...call, body: { ...call.query, ...call.body } }),
  );
}
