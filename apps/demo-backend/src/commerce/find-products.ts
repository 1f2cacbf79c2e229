import type { Criteria } from './criteria/criteria.ts';
import { readList } from './criteria/criteria.ts';
import { compileFilters } from './criteria/filter.ts';
import { productFields } from './criteria/product-fields.ts';
import { sorted } from './criteria/search-result.ts';
import { subjectById } from './product-subject.ts';
import type { ProductSubject } from './product-subject.ts';
import type { Shop } from './shop.ts';

const bareField = (field: unknown) => String(field).replace(/^product\./, '');

/** Values that a top-level filter demands of a field, undefined when no filter does. */
function demanded(criteria: Criteria, field: string): string[] | undefined {
  const filter = criteria.filters.find(
    (one) => bareField(one['field']) === field && (one['type'] === 'equals' || one['type'] === 'equalsAny'),
  );
  if (!filter || filter['value'] === null) return undefined;
  return filter['type'] === 'equals' ? [String(filter['value'])] : readList(filter['value']);
}

/**
 * Where to look. Variants are looked at only when ids or parents are named:
 * without that a list has one entry for each product, not one for each size.
 */
function candidates(shop: Shop, criteria: Criteria): readonly ProductSubject[] {
  const ids = criteria.ids.length > 0 ? criteria.ids : demanded(criteria, 'id');
  if (ids) return [...new Set(ids)].flatMap((id) => subjectById(shop, id) ?? []);
  const parents = demanded(criteria, 'parentId');
  const [category, ...more] = demanded(criteria, 'categoryTree') ?? [];
  if (!parents) {
    const products =
      category && more.length === 0 ? shop.shelves.productsIn(category) : shop.catalogue.products;
    return products.map((product) => ({ product, variant: null }));
  }
  return parents.flatMap((id) => {
    const found = shop.catalogue.productById(id);
    if (!found || found.variant) return [];
    return shop.catalogue.variantsOf(found.product).map((variant) => ({ product: found.product, variant }));
  });
}

/** The products that meet criteria, in their order, all pages. */
export function findProducts(shop: Shop, criteria: Criteria): readonly ProductSubject[] {
  const read = productFields(shop);
  const matching = candidates(shop, criteria).filter(compileFilters(criteria.filters, read));
  return sorted(matching, criteria, read);
}
