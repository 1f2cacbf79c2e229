import type { Product } from '../../catalogue/types.ts';
import { productPage } from '../cms/product-page.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { pageOf } from '../criteria/search-result.ts';
import { withAssociations } from '../criteria/with-associations.ts';
import { crossSellingsOf } from '../cross-selling/cross-sellings.ts';
import { findProducts } from './find-products.ts';
import { productAlong } from './product-along.ts';
import { findVariant, readOptions, variantNotFound } from './find-variant.ts';
import { bestVariantOf, stockOf, subjectById, type ProductSubject } from './product-subject.ts';
import { findReviews } from '../reviews/find-reviews.ts';
import { configuratorOf } from '../shapes/configurator-shape.ts';
import { optionIdsOf } from '../shapes/option-shape.ts';
import { alongOwnPage, type ProductShapeOptions } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { isOn } from '../transport/is-on.ts';
import { asObject, asText } from '../transport/json-body.ts';
import { productNotFound } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const idIn = ({ params }: StoreCall): string => checkIdentifier(params['productId'] ?? '');

function subjectOf(shop: Shop, call: StoreCall): ProductSubject {
  const id = idIn(call);
  const subject = subjectById(shop, id);
  if (!subject) throw productNotFound(id);
  return subject;
}

/** Requested parts of each product. @throws StoreError 400 for associations that do not exist */
function shapeOptions({ body, seoUrls }: Pick<StoreCall, 'body' | 'seoUrls'>) {
  const { associations, productFields } = readCriteria(body);
  checkAssociations('product', associations);
  const along: ReadonlySet<string> = new Set(Object.keys(associations));
  return { seoUrls: seoUrls || along.has('seoUrls'), fields: productFields, along };
}

function list(shop: Shop, { body, seoUrls }: StoreCall) {
  const criteria = readCriteria(body);
  const shape = shapeOptions({ body, seoUrls });
  const { subjects, aggregations } = findProducts(shop, criteria, seoUrls);
  const toShape = (subject: ProductSubject) => productAlong(shop, subject, shape, criteria.associations);
  return pageOf('product', subjects, criteria, toShape, aggregations);
}

/** Cross-sellings and reviews of a product page. */
function surroundings(shop: Shop, product: Product, call: StoreCall, options: ProductShapeOptions) {
  const customerId = shop.sessions.customerOf(call.session)?.id;
  return {
    crossSellings: () => crossSellingsOf(shop, product, options),
    reviews: () => findReviews(shop, product, readCriteria({ 'total-count-mode': 1 }), customerId),
  };
}

/** One product with its configurator. A parent is replaced by its best variant. */
function detail(shop: Shop, call: StoreCall) {
  const { product, variant } = subjectOf(shop, call);
  const shown = variant ?? bestVariantOf(shop, product);
  const options = shapeOptions(call);
  const along = alongOwnPage(options.along);
  const associations = asObject(call.body['associations']);
  const subject = { product, variant: shown ?? null };
  const shape = productAlong(shop, subject, { ...options, along }, associations);
  const configurator = configuratorOf(shop, product, shown);
  const facts = { product: shape, configurator, ...surroundings(shop, product, call, options) };
  const cmsPage = productPage(facts, call, options.fields);
  const skipped = isOn(call.body['skipConfigurator'] ?? call.query['skipConfigurator']);
  return {
    product: { ...shape, ...(cmsPage && { cmsPage }) },
    configurator: skipped ? null : configurator,
    apiAlias: 'product_detail',
  };
}

/** The variant with the chosen options, or the nearest that keeps the last choice. */
function variantOf(shop: Shop, call: StoreCall) {
  const { product } = subjectOf(shop, call);
  const options = readOptions(call.body['options']);
  const variants = shop.catalogue.variantsOf(product);
  const [available, soldOut] = [true, false].map((wanted) =>
    variants.filter((variant) => stockOf(shop, variant) > 0 === wanted),
  );
  const inOrder = [...(available ?? []), ...(soldOut ?? [])];
  const found = findVariant(inOrder, options, asText(call.body['switchedGroup']));
  if (!found) throw variantNotFound(product.id, options);
  return { variantId: found.id, options: optionIdsOf(found), apiAlias: 'product_detail_find_variant' };
}

function crossSelling(shop: Shop, call: StoreCall) {
  const subject = subjectById(shop, idIn(call));
  const options = shapeOptions(call);
  const associations = asObject(call.body['associations']);
  const groups = subject ? crossSellingsOf(shop, subject.product, options) : [];
  return groups.map((group) => ({
    ...group,
    products: group.products.map((one) => withAssociations(one, associations)),
  }));
}

/** Routes of products. */
export function productRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product', (call) => list(shop, call));
  routes.read('/product/:productId', (call) => detail(shop, call));
  routes.read('/product/:productId/find-variant', (call) => variantOf(shop, call));
  routes.read('/product/:productId/cross-selling', (call) => crossSelling(shop, call));
}
