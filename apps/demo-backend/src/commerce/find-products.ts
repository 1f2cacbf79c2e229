import { compileAggregations } from './aggregations/compile-aggregations.ts';
import type { Criteria } from './criteria/criteria.ts';
import { readList } from './criteria/criteria.ts';
import { compileFilters } from './criteria/filter.ts';
import type { FieldReader, Predicate } from './criteria/filter.ts';
import { grouped } from './criteria/grouping.ts';
import { entityFinder } from './criteria/known-entities.ts';
import { productFields } from './criteria/product-fields.ts';
import type { AggregationResults } from './criteria/search-result.ts';
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

/** Whether criteria are about what only variants have: their options, or having a parent. */
function asksForVariants({ filters }: Criteria): boolean {
  const about = (filter: unknown): boolean => {
    if (typeof filter !== 'object' || filter === null) return false;
    const { field, queries } = filter as Record<string, unknown>;
    return /^option(s\.|Ids$)/.test(bareField(field)) || (Array.isArray(queries) && queries.some(about));
  };
  return filters.some(about);
}

/**
 * Where to look. Variants are looked at only when ids, parents or options are named:
 * without that a list has one entry for each product, not one for each size.
 */
function candidates(shop: Shop, criteria: Criteria): readonly ProductSubject[] {
  const ids = criteria.ids.length > 0 ? criteria.ids : demanded(criteria, 'id');
  if (ids) return [...new Set(ids)].flatMap((id) => subjectById(shop, id) ?? []);
  const parents = demanded(criteria, 'parentId');
  if (parents) {
    return parents.flatMap((id) => {
      const found = shop.catalogue.productById(id);
      return !found || found.variant ? [] : variantsOf(shop, found);
    });
  }
  const [category, ...more] = demanded(criteria, 'categoryTree') ?? [];
  const shelf = category && more.length === 0 ? shop.shelves.productsIn(category) : shop.catalogue.products;
  const products = criteria.term === '' ? shelf : found(shop, criteria.term, shelf);
  const subjects = products.map((product) => ({ product, variant: null }));
  return asksForVariants(criteria) ? subjects.flatMap((subject) => variantsOf(shop, subject)) : subjects;
}

/** What a text finds of some products, the best match first. */
function found(shop: Shop, term: string, products: ReturnType<Shop['shelves']['productsIn']>) {
  const wanted = new Set(products);
  return shop.search.find(term).filter((product) => wanted.has(product));
}

const variantsOf = ({ catalogue }: Shop, { product }: Pick<ProductSubject, 'product'>): ProductSubject[] =>
  catalogue.variantsOf(product).map((variant) => ({ product, variant }));

/** The products that meet criteria, all pages, and what the criteria want worked out about them. */
export interface FoundProducts {
  subjects: readonly ProductSubject[];
  aggregations: AggregationResults;
}

/** What criteria say about products, made sense of. @throws StoreError 400 for what does not exist */
export function compileCriteria(shop: Shop, criteria: Criteria, seoUrls: boolean) {
  const read: FieldReader<ProductSubject> = productFields(shop);
  const meets: Predicate<ProductSubject> = compileFilters(criteria.filters, read);
  const passes: Predicate<ProductSubject> = compileFilters(criteria.postFilters, read, '/post-filter');
  const aggregate = compileAggregations(criteria.aggregations, {
    read,
    entity: entityFinder(shop, seoUrls),
    compile: (filters, pointer) => compileFilters(filters, read, pointer),
  });
  // The score is the order in which a text finds things; that is how they come.
  const sort = criteria.sort.filter(({ field }) => bareField(field) !== '_score');
  const inOrder = (subjects: readonly ProductSubject[]) =>
    grouped(sorted(subjects, { sort }, read), criteria.grouping, read);
  return { meets, passes, aggregate, inOrder };
}

/** Looks for products. Post-filters narrow the list but not the aggregations. */
export function findProducts(shop: Shop, criteria: Criteria, seoUrls: boolean): FoundProducts {
  const { meets, passes, aggregate, inOrder } = compileCriteria(shop, criteria, seoUrls);
  const matching = candidates(shop, criteria).filter(meets);
  return { subjects: inOrder(matching.filter(passes)), aggregations: aggregate(matching) };
}
