import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { fieldsOf } from '../criteria/entity-fields.ts';
import { compileFilters } from '../criteria/filter.ts';
import { pageOf, sorted } from '../criteria/search-result.ts';
import { toCategory } from '../shapes/category-shape.ts';
import { toSeoUrl } from '../shapes/seo-url-shape.ts';
import type { Shop } from '../shop.ts';
import type { CategoryEntry } from '../shop-categories.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { categoryNotFound, productNotFound } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const readField = fieldsOf<CategoryEntry>('category', {
  id: ({ id }) => id,
  parentId: ({ parent }) => parent?.id ?? null,
  name: ({ name }) => name,
  type: ({ type }) => type,
  active: () => true,
  visible: () => true,
  level: ({ category }) => (category?.level ?? 0) + 1,
  position: ({ position }) => position,
});

function list({ categories }: Shop, { body, seoUrls }: StoreCall) {
  const criteria = readCriteria(body);
  checkAssociations('category', criteria.associations);
  const named = new Set(criteria.ids);
  const known = categories.all().filter(({ id }) => named.size === 0 || named.has(id));
  const found = sorted(known.filter(compileFilters(criteria.filters, readField)), criteria, readField);
  const shape = { seoUrls: seoUrls || 'seoUrls' in criteria.associations, levels: 0 };
  return pageOf('category', found, criteria, (entry) => toCategory(entry, shape));
}

function detail({ categories }: Shop, { params, seoUrls }: StoreCall) {
  const id = params['categoryId'] ?? '';
  const entry = id === 'home' ? categories.main : categories.byId(checkIdentifier(id));
  if (entry?.type !== 'page') throw categoryNotFound(id);
  return toCategory(entry, { seoUrls, levels: 0 });
}

function categoryOfBreadcrumb({ catalogue }: Shop, id: string, type: string | undefined): string | undefined {
  if (type !== 'product') return id;
  const found = catalogue.productById(id);
  if (!found) throw productNotFound(id);
  return found.product.categories[0]?.id;
}

/** From the top category down; the root is not in it. */
function breadcrumb(shop: Shop, { params, query }: StoreCall) {
  const id = checkIdentifier(params['id'] ?? '');
  const categoryId = categoryOfBreadcrumb(shop, id, query['type']);
  if (categoryId === undefined) return undefined;
  const [, ...lineage] = shop.categories.lineageOf(categoryId);
  if (lineage.length === 0) throw categoryNotFound(categoryId);
  return lineage.map((entry) => ({
    name: entry.name,
    categoryId: entry.id,
    type: entry.type,
    path: entry.category?.seoPath ?? '',
    seoUrls: entry.category ? [toSeoUrl('category', entry.id, entry.category.seoPath)] : [],
    translated: { name: entry.name, customFields: {} },
    apiAlias: 'breadcrumb',
  }));
}

/** Reading categories. */
export function categoryRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/category', (call) => list(shop, call));
  routes.read('/category/:categoryId', (call) => detail(shop, call));
  routes.read('/breadcrumb/:id', (call) => breadcrumb(shop, call));
}
