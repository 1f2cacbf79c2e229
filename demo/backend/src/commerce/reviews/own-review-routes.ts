import { registeredOf } from '../account/signed-in.ts';
import { fromCustomer } from './find-reviews.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const noReview = () => storeError(404, 'CONTENT__PRODUCT_REVIEW_NOT_FOUND', 'There is no such review.');

/** Customer and product of a call. The id may be a variant's. */
function subjectOf(shop: Shop, call: StoreCall) {
  const customer = registeredOf(shop, call);
  const id = checkIdentifier(call.params['productId'] ?? '');
  return { customerId: customer.id, productId: shop.catalogue.productById(id)?.product.id ?? id };
}

function own(shop: Shop, call: StoreCall) {
  const { customerId, productId } = subjectOf(shop, call);
  const found = shop.database.reviews.ofCustomer(productId, customerId);
  if (!found) throw noReview();
  return fromCustomer(found);
}

function withdraw(shop: Shop, call: StoreCall): void {
  const { customerId, productId } = subjectOf(shop, call);
  if (!shop.database.reviews.withdraw(productId, customerId)) throw noReview();
}

/** The shop's own routes: reading and deleting a customer's review of a product, approved or not. */
export function ownReviewRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('GET', '/nd/product/:productId/review', (call) => own(shop, call));
  routes.on('DELETE', '/nd/product/:productId/review', (call) => withdraw(shop, call));
}
