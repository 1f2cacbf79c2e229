import type { SeoTarget } from '../../catalogue/types.ts';
import { brandCategoryPath, variantPath } from '../../catalogue/seo-paths.ts';
import { LANDING_PAGES, landingSeoUrl } from '../cms/landing-pages.ts';
import { readCriteria, readList } from '../criteria/criteria.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { documentedReader } from '../criteria/documented-fields.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { HIGH } from '../criteria/score.ts';
import { pageOf } from '../criteria/search-result.ts';
import { productPath } from '../products/product-address.ts';
import { subjectById } from '../products/product-subject.ts';
import { toSeoUrl, type SeoUrl } from '../shapes/seo-url-shape.ts';
import type { Shop } from '../shop.ts';
import { isObject, type JsonObject } from '../transport/json-body.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const readField = documentedReader<SeoUrl>('seo_url', {}, (url) => url);

function toTarget(target: SeoTarget): SeoUrl {
  switch (target.kind) {
    case 'category':
      return toSeoUrl('category', target.category.id, target.category.seoPath);
    case 'product': {
      const { product, variant } = target;
      if (variant) return toSeoUrl('product', variant.id, variantPath(product, variant));
      return toSeoUrl('product', product.id, product.seoPath);
    }
    case 'brand':
      return toSeoUrl('brand', target.brand.id, target.brand.seoPath);
    case 'brand-category':
      return toSeoUrl(
        'brandCategory',
        target.brand.id,
        brandCategoryPath(target.brand, target.category),
        target.category.id,
      );
  }
}

/** Addresses of an entity by id: category, product, variant, brand or landing page. */
function urlsOf(shop: Shop, id: string): SeoUrl[] {
  const { catalogue } = shop;
  const category = catalogue.categoryById(id);
  if (category) return [toSeoUrl('category', id, category.seoPath)];
  const subject = subjectById(shop, id);
  if (subject) return [toSeoUrl('product', id, productPath(shop, subject))];
  const brand = catalogue.brandById(id);
  if (brand) return [toSeoUrl('brand', id, brand.seoPath)];
  return LANDING_PAGES.filter((page) => page.id === id).map(landingSeoUrl);
}

/** Candidate addresses for a filter. The filters themselves are applied afterwards. */
function candidatesFor(shop: Shop, filter: JsonObject): SeoUrl[] {
  const values = filter['type'] === 'equalsAny' ? readList(filter['value']) : [String(filter['value'])];
  return values.flatMap((value) => {
    if (filter['field'] === 'foreignKey') return urlsOf(shop, value);
    if (filter['field'] === 'pathInfo') return urlsOf(shop, value.slice(value.lastIndexOf('/') + 1));
    if (filter['field'] !== 'seoPathInfo') return [];
    const target = shop.catalogue.bySeoPath(value);
    if (target) return [toTarget(target)];
    return LANDING_PAGES.filter(({ url }) => url === value).map(landingSeoUrl);
  });
}

const NARROWING = new Set(['seoPathInfo', 'pathInfo', 'foreignKey']);

/** Filters that name addresses, at any depth. */
const narrowingIn = (filters: readonly JsonObject[]): JsonObject[] =>
  filters.flatMap((filter) => {
    const { type, field, queries } = filter;
    if (Array.isArray(queries)) return narrowingIn(queries.filter(isObject));
    return (type === 'equals' || type === 'equalsAny') && NARROWING.has(String(field)) ? [filter] : [];
  });

/** Route that resolves addresses, exact to the last slash. Without such a filter: all but products. */
export function seoUrlRoutes(routes: StoreRoutes, shop: Shop): void {
  const { categories, brands } = shop.catalogue;
  const everything = () => [...categories, ...brands, ...LANDING_PAGES].flatMap(({ id }) => urlsOf(shop, id));
  routes.read('/seo-url', ({ body }) => {
    const criteria = readCriteria(body);
    checkAssociations('seo_url', criteria.associations);
    const narrowing = narrowingIn(criteria.filters);
    const candidates =
      narrowing.length > 0 ? narrowing.flatMap((filter) => candidatesFor(shop, filter)) : everything();
    const distinct = [...new Map(candidates.map((url) => [url.id, url])).values()];
    const found = findEntities(distinct, criteria, { read: readField, texts: { seoPathInfo: HIGH } });
    return pageOf('seo_url', found.things, criteria, (url) => url, found.aggregations);
  });
}
