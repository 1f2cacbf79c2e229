import { categoryPage } from '../cms/category-page.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { documentedReader } from '../criteria/documented-fields.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { HIGH, LOW } from '../criteria/score.ts';
import { pageOf } from '../criteria/search-result.ts';
import { entityFinder } from '../products/known-entities.ts';
import { toCategory } from '../shapes/category-shape.ts';
import { toSeoUrl } from '../shapes/seo-url-shape.ts';
import type { Shop } from '../shop.ts';
import { categoryAlong, pictureOf } from './category-along.ts';
import type { CategoryEntry } from './shop-categories.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { asObject } from '../transport/json-body.ts';
import { categoryNotFound } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

/** Fields that the published document lacks. */
const TABLE = { position: ({ position }: CategoryEntry) => position };

const TEXTS = { name: HIGH, description: LOW, metaTitle: LOW };

function list(shop: Shop, { body, seoUrls }: StoreCall) {
  const criteria = readCriteria(body);
  checkAssociations('category', criteria.associations);
  // Categories do not depend on the caller. The reader is created per call because it caches shapes.
  const read = documentedReader('category', TABLE, (entry: CategoryEntry) => ({
    ...toCategory(entry, { seoUrls: false, levels: 0 }),
    ...pictureOf(shop, entry),
  }));
  const entity = entityFinder(shop, seoUrls);
  const found = findEntities(shop.categories.all(), criteria, { read, texts: TEXTS, entity });
  const toShape = (entry: CategoryEntry) => categoryAlong(shop, entry, { seoUrls }, criteria.associations);
  return pageOf('category', found.things, criteria, toShape, found.aggregations);
}

/** True when the response includes the page, which is expensive to build. */
function wantsPage({ body }: StoreCall): boolean {
  const fields = asObject(body['includes'])['category'];
  return !Array.isArray(fields) || fields.includes('cmsPage');
}

/** One category with its page. Listing parameters are also read from the query. */
function detail(shop: Shop, call: StoreCall) {
  const id = call.params['categoryId'] ?? '';
  const entry = id === 'home' ? shop.categories.main : shop.categories.byId(checkIdentifier(id));
  if (entry?.type !== 'page') throw categoryNotFound(id);
  const body = { ...call.query, ...call.body };
  return {
    ...toCategory(entry, { seoUrls: call.seoUrls, levels: 0 }),
    ...pictureOf(shop, entry),
    cmsPage: wantsPage(call) ? categoryPage(shop, entry, { ...call, body }) : null,
  };
}

/** Category at the end of a breadcrumb. Without a type, the id may be a category's or a product's. */
function categoryOfBreadcrumb(shop: Shop, id: string, { type, referrerCategoryId }: Record<string, string>) {
  const product = type === 'category' ? undefined : shop.catalogue.productById(id)?.product;
  if (!product) return id;
  const cameFrom = product.categories.find((category) => category.id === referrerCategoryId);
  return (cameFrom ?? product.categories[0])?.id;
}

/** Crumbs from the top category down, without the root. Undefined for a product without a category. */
function breadcrumb(shop: Shop, { params, query }: StoreCall) {
  const id = checkIdentifier(params['id'] ?? '');
  const categoryId = categoryOfBreadcrumb(shop, id, query);
  if (categoryId === undefined) return undefined;
  const [, ...lineage] = shop.categories.lineageOf(categoryId);
  return lineage.map((entry) => ({
    name: entry.name,
    categoryId: entry.id,
    type: entry.type,
    path: entry.category?.seoPath ?? '',
    seoUrls: entry.category ? [toSeoUrl('category', entry.id, entry.category.seoPath)] : [],
    translated: toCategory(entry, { seoUrls: false, levels: 0 }).translated,
    apiAlias: 'breadcrumb',
  }));
}

/** Routes of categories. */
export function categoryRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/category', (call) => list(shop, call));
  routes.read('/category/:categoryId', (call) => detail(shop, call));
  routes.on('GET', '/breadcrumb/:id', (call) => breadcrumb(shop, call));
}
