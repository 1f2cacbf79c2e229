import { compileAggregations } from '../aggregations/compile-aggregations.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { compileFilters } from '../criteria/filter.ts';
import { grouped } from '../criteria/grouping.ts';
import { productFields } from '../criteria/product-fields.ts';
import { scored } from '../criteria/score.ts';
import { sorted } from '../criteria/search-result.ts';
import type { ProductSubject } from './product-subject.ts';
import type { Shop } from '../shop.ts';
import { entityFinder } from './known-entities.ts';

/** The score field. Search results by words are already in its order. */
const BY_SCORE = /^(product\.)?_score$/;

/** Compiles criteria for products. @throws StoreError 400 for fields, filters or aggregations that do not exist */
export function compileCriteria(shop: Shop, criteria: Criteria, seoUrls: boolean) {
  const read = productFields(shop);
  // Results by words alone come in their order. Ranking has points to sort by.
  const isRanked = criteria.queries.length > 0;
  const sort = criteria.sort.filter(({ field }) => isRanked || !BY_SCORE.test(field));
  return {
    /** True for a product in the list. */
    meets: compileFilters(criteria.filters, read),
    /** True for a product that is shown. Aggregations ignore it. */
    passes: compileFilters(criteria.postFilters, read, '/post-filter'),
    aggregate: compileAggregations(criteria.aggregations, {
      read,
      entity: entityFinder(shop, seoUrls),
      compile: (filters, pointer) => compileFilters(filters, read, pointer),
    }),
    /** Sorts, groups, and removes entries that rank too low. */
    inOrder: (subjects: readonly ProductSubject[]) => {
      const ranked = scored(subjects, { term: '', queries: criteria.queries }, { read, texts: {} });
      return grouped(sorted(ranked.things, ranked.withScore(sort), ranked.read), criteria.grouping, read);
    },
  };
}
