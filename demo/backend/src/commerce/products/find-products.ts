import type { Product } from '../../catalogue/types.ts';
import { readList, type Criteria } from '../criteria/criteria.ts';
import { mentions } from '../criteria/asks-for-variants.ts';
import type { AggregationResults } from '../criteria/search-result.ts';
import { bestVariantOf, subjectById, type ProductSubject } from './product-subject.ts';
import type { Shop } from '../shop.ts';
import { compileCriteria } from './product-criteria.ts';

const bareField = (field: unknown) => String(field).replace(/^product\./, '');

/** Values that a top-level filter requires of a field; undefined without such a filter. */
function demanded({ filters }: Criteria, field: string): string[] | undefined {
  const filter = filters.find(
    (one) => bareField(one['field']) === field && (one['type'] === 'equals' || one['type'] === 'equalsAny'),
  );
  if (!filter || filter['value'] === null) return undefined;
  return filter['type'] === 'equals' ? [String(filter['value'])] : readList(filter['value']);
}

/** Fields that only variants have: the chosen options. */
const OF_VARIANTS = /^(product\.)?option(s\.|Ids$)/;
/** Field that groups a product's variants into one entry. */
const ONE_OF_EACH = /^(product\.)?displayGroup$/;

/** All products, or those of a single required category. With a search term, the best match first. */
function shelfFor({ catalogue, search, shelves }: Shop, criteria: Criteria): readonly Product[] {
  const [category, ...more] = demanded(criteria, 'categoryTree') ?? [];
  const shelf = category && more.length === 0 ? shelves.productsIn(category) : catalogue.products;
  if (criteria.term === '') return shelf;
  const wanted = new Set(shelf);
  return search.find(criteria.term).filter((product) => wanted.has(product));
}

/**
 * Candidates for a list. Includes variants only when the criteria name ids, parents or options.
 * Otherwise there is one entry per product: the parent, or with a `displayGroup` an available variant.
 * The vendor lists parents and variants. Sliders and wishlists need one card per product.
 */
function candidates(shop: Shop, criteria: Criteria): readonly ProductSubject[] {
  const variantsOf = (product: Product): ProductSubject[] =>
    shop.catalogue.variantsOf(product).map((variant) => ({ product, variant }));
  const ids = criteria.ids.length > 0 ? criteria.ids : demanded(criteria, 'id');
  if (ids) return [...new Set(ids)].flatMap((id) => subjectById(shop, id) ?? []);
  const parents = demanded(criteria, 'parentId');
  if (parents) {
    const found = parents.flatMap((id) => subjectById(shop, id) ?? []);
    return found.flatMap(({ product, variant }) => (variant ? [] : variantsOf(product)));
  }
  const products = shelfFor(shop, criteria);
  if (criteria.filters.some((filter) => mentions(filter, OF_VARIANTS))) return products.flatMap(variantsOf);
  const oneOfEach =
    criteria.grouping.some((field) => ONE_OF_EACH.test(field)) ||
    criteria.filters.some((filter) => mentions(filter, ONE_OF_EACH));
  return products.map((product) => ({
    product,
    variant: oneOfEach ? (bestVariantOf(shop, product) ?? null) : null,
  }));
}

/** Products that meet criteria, without paging, and their aggregations. */
interface FoundProducts {
  subjects: readonly ProductSubject[];
  aggregations: AggregationResults;
}

/** Finds products. @throws StoreError 400 for criteria that do not exist */
export function findProducts(shop: Shop, criteria: Criteria, seoUrls: boolean): FoundProducts {
  const { meets, passes, aggregate, inOrder } = compileCriteria(shop, criteria, seoUrls);
  const matching = candidates(shop, criteria).filter(meets);
  return { subjects: inOrder(matching.filter(passes)), aggregations: aggregate(matching) };
}
