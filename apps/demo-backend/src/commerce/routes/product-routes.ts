import { productPage } from '../cms/product-page.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { pageOf } from '../criteria/search-result.ts';
import { findProducts } from '../find-products.ts';
import { bestVariantOf, stockOf, subjectById } from '../product-subject.ts';
import type { ProductSubject } from '../product-subject.ts';
import { configuratorOf, optionIdsOf } from '../shapes/option-shape.ts';
import { toProduct } from '../shapes/product-shape.ts';
import type { ProductShapeOptions } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { asObject } from '../transport/json-body.ts';
import { productNotFound } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

function subjectOf(shop: Shop, { params }: StoreCall): ProductSubject {
  const id = checkIdentifier(params['productId'] ?? '');
  const subject = subjectById(shop, id);
  if (!subject) throw productNotFound(id);
  return subject;
}

function shapeOptions({ body, seoUrls }: Pick<StoreCall, 'body' | 'seoUrls'>): ProductShapeOptions {
  const { associations, productFields } = readCriteria(body);
  checkAssociations('product', associations);
  return { seoUrls: seoUrls || 'seoUrls' in associations, fields: productFields };
}

/** One product with its choices; a parent stands for its best variant. */
function detail(shop: Shop, call: StoreCall) {
  const { product, variant } = subjectOf(shop, call);
  const shown = { product, variant: variant ?? bestVariantOf(shop, product) ?? null };
  const options = shapeOptions(call);
  const shape = toProduct(shop, shown, options);
  const configurator = configuratorOf(product);
  const facts = {
    product: shape,
    configurator,
    crossSellings: () => [],
    reviews: () => ({ total: 0, elements: [] }),
  };
  const cmsPage = productPage(facts, call, options.fields);
  return { product: { ...shape, ...(cmsPage && { cmsPage }) }, configurator, apiAlias: 'product_detail' };
}

/** The variant with the chosen options; when there is none, the one that keeps what was chosen last. */
function findVariant(shop: Shop, call: StoreCall) {
  const { product } = subjectOf(shop, call);
  const options = asObject(call.body['options']);
  const wanted = Object.values(options).map(String);
  const switched = String(options[String(call.body['switchedGroup'])] ?? '');
  const known = shop.catalogue.variantsOf(product).map((variant) => ({ variant, ids: optionIdsOf(variant) }));
  const exact = known.find(({ ids }) => wanted.every((id) => ids.includes(id)));
  const keeping = known.filter(({ ids }) => ids.includes(switched));
  const found = exact ?? keeping.find(({ variant }) => stockOf(shop, variant) > 0) ?? keeping[0];
  if (!found) throw productNotFound(product.id);
  return { variantId: found.variant.id, options: found.ids, apiAlias: 'product_detail_find_variant' };
}

/** Reading products. */
export function productRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/product', ({ body, seoUrls }) => {
    const criteria = readCriteria(body);
    const shape = shapeOptions({ body, seoUrls });
    return pageOf('product', findProducts(shop, criteria), criteria, (subject) =>
      toProduct(shop, subject, shape),
    );
  });
  routes.read('/product/:productId', (call) => detail(shop, call));
  routes.read('/product/:productId/find-variant', (call) => findVariant(shop, call));
}
