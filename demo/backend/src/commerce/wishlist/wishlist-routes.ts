import { randomBytes } from 'node:crypto';
import type { WishlistRow } from '../../database/rows.ts';
import { registeredOf } from '../account/signed-in.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { pageOf } from '../criteria/search-result.ts';
import { productAlong } from '../products/product-along.ts';
import { compileCriteria } from '../products/product-criteria.ts';
import { subjectById, type ProductSubject } from '../products/product-subject.ts';
import { SALES_CHANNEL_ID } from '../context/reference-data.ts';
import { toDate } from '../shapes/customer-shape.ts';
import { alongOwnPage } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier, isIdentifier } from '../transport/identifiers.ts';
import { productNotFound, storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';
import { success } from '../transport/success.ts';

const wishlistNotFound = () =>
  storeError(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.');

/** Id of the customer. @throws StoreError 403 without a login, or when the shop has no wishlists */
function ownerOf(shop: Shop, call: StoreCall): string {
  const { id } = registeredOf(shop, call);
  if (shop.switches.wishlist) return id;
  throw storeError(403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', 'Wishlist is not activated!');
}

function wishlistOf(shop: Shop, call: StoreCall): WishlistRow {
  const wishlist = shop.database.wishlists.ofCustomer(ownerOf(shop, call));
  if (!wishlist) throw wishlistNotFound();
  return wishlist;
}

/** The customer's wishlist, created at first use. */
function openWishlist({ database, options }: Shop, customerId: string): WishlistRow {
  const known = database.wishlists.ofCustomer(customerId);
  if (known) return known;
  const wishlist = { id: randomBytes(16).toString('hex'), customerId, createdAt: options.clock() };
  database.wishlists.create(wishlist);
  return wishlist;
}

const toWishlist = ({ id, customerId, createdAt }: WishlistRow) => ({
  id,
  customerId,
  salesChannelId: SALES_CHANNEL_ID,
  products: null,
  customFields: null,
  createdAt: toDate(createdAt),
  updatedAt: null,
  apiAlias: 'customer_wishlist',
});

/** Saved products that match the words, best match first; all without words. */
function foundByWords(shop: Shop, saved: readonly ProductSubject[], term: string): readonly ProductSubject[] {
  if (term === '') return saved;
  const places = new Map(shop.search.find(term).map((product, place) => [product, place]));
  const placeOf = ({ product }: ProductSubject) => places.get(product) ?? Infinity;
  return saved
    .filter(({ product }) => places.has(product))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** One page of the list, newest first unless the client requests another order. */
function load(shop: Shop, call: StoreCall) {
  const wishlist = wishlistOf(shop, call);
  const criteria = readCriteria(call.body);
  checkAssociations('product', criteria.associations);
  const { meets, passes, aggregate, inOrder } = compileCriteria(shop, criteria, call.seoUrls);
  const saved = shop.database.wishlists.productIds(wishlist.id).flatMap((id) => subjectById(shop, id) ?? []);
  const found = foundByWords(shop, saved, criteria.term);
  const matching = found.filter(meets);
  const shown = inOrder(matching.filter(passes));
  const shape = {
    seoUrls: call.seoUrls || 'seoUrls' in criteria.associations,
    fields: criteria.productFields,
    along: alongOwnPage(Object.keys(criteria.associations)),
  };
  const toShape = (subject: ProductSubject) => productAlong(shop, subject, shape, criteria.associations);
  return {
    wishlist: toWishlist(wishlist),
    products: pageOf('product', shown, criteria, toShape, aggregate(matching)),
    apiAlias: 'wishlist_products',
  };
}

function add(shop: Shop, call: StoreCall) {
  const customerId = ownerOf(shop, call);
  const productId = checkIdentifier(call.params['productId'] ?? '');
  if (!subjectById(shop, productId)) throw productNotFound(productId);
  const { transaction, wishlists } = shop.database;
  const added = transaction(() =>
    wishlists.add(openWishlist(shop, customerId).id, productId, shop.options.clock()),
  );
  if (added) return success();
  throw storeError(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist');
}

function remove(shop: Shop, call: StoreCall) {
  const wishlist = wishlistOf(shop, call);
  const productId = checkIdentifier(call.params['productId'] ?? '');
  if (shop.database.wishlists.remove(wishlist.id, productId)) return success();
  throw storeError(
    404,
    'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
    `Wishlist product with id ${productId} not found`,
    { parameters: { productId } },
  );
}

/** Adds a guest's saved products. Ignores those that are saved already or no longer sold. */
function merge(shop: Shop, call: StoreCall) {
  const customerId = ownerOf(shop, call);
  const ids = call.body['productIds'];
  if (!Array.isArray(ids)) {
    throw storeError(400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING', 'Parameter "productIds" is missing.');
  }
  const known = ids.filter(isIdentifier).filter((id) => subjectById(shop, id));
  const { transaction, wishlists } = shop.database;
  transaction(() => {
    const { id } = openWishlist(shop, customerId);
    for (const productId of known) wishlists.add(id, productId, shop.options.clock());
  });
  return success();
}

/** Routes of the wishlist, for customers with an account. */
export function wishlistRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/customer/wishlist', (call) => load(shop, call));
  routes.on('POST', '/customer/wishlist/add/:productId', (call) => add(shop, call));
  routes.on('DELETE', '/customer/wishlist/delete/:productId', (call) => remove(shop, call));
  routes.on('POST', '/customer/wishlist/merge', (call) => merge(shop, call));
}
