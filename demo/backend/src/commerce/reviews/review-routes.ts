import { randomBytes } from 'node:crypto';
import type { Product } from '../../catalogue/types.ts';
import type { CustomerRow } from '../../database/rows.ts';
import { doesNotExist } from '../account/field-rules.ts';
import { registeredOf } from '../account/signed-in.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { findReviews } from './find-reviews.ts';
import { hasBought } from './purchases.ts';
import { readReviewForm } from './review-form.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { asText } from '../transport/json-body.ts';
import { StoreError, productNotFound, violation } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const alreadyReviewed = () =>
  violation('ENTITY_EXISTS', '/customerId', 'The product_review entity already exists.', {
    '{{ entity }}': 'product_review',
  });

/** Product of a call. Reviews belong to the product, not to the bought variant. */
function productOf({ catalogue }: Shop, { params }: StoreCall): Product | undefined {
  return catalogue.productById(checkIdentifier(params['productId'] ?? ''))?.product;
}

function list(shop: Shop, call: StoreCall) {
  const customer = shop.sessions.customerOf(call.session);
  return findReviews(shop, productOf(shop, call), readCriteria(call.body), customer?.id);
}

/** The existing review that the customer changes; `undefined` for a new one. @throws StoreError 400 */
function changedReview(shop: Shop, product: Product, customer: CustomerRow, id: string) {
  const known = shop.database.reviews.ofCustomer(product.id, customer.id);
  if (id === '' && known) throw new StoreError(400, [alreadyReviewed()]);
  if (id !== '' && known?.id !== id) throw new StoreError(400, [doesNotExist('product_review', id, '/id')]);
  return known;
}

/** Saves a review, one for each customer and product. With the `id` of an existing one, replaces it. */
function save(shop: Shop, call: StoreCall): void {
  const customer = registeredOf(shop, call);
  const product = productOf(shop, call);
  if (!product) throw productNotFound(call.params['productId'] ?? '');
  const form = readReviewForm(call.body);
  const known = changedReview(shop, product, customer, asText(call.body['id']));
  const now = shop.options.clock();
  shop.database.reviews.save({
    ...form,
    author: form.author || customer.firstName,
    id: known?.id ?? randomBytes(16).toString('hex'),
    productId: product.id,
    customerId: customer.id,
    verified: Number(hasBought(shop, customer.id, product.id)),
    createdAt: known?.createdAt ?? now,
    updatedAt: known ? now : null,
  });
}

/** Routes of product reviews. */
export function reviewRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product/:productId/reviews', (call) => list(shop, call));
  routes.on('POST', '/product/:productId/review', (call) => save(shop, call));
}
