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

/** The score is the order in which words find things, and that is how they come. */
const BY_SCORE = /^(product\.)?_score$/;

/** What criteria say about products, made sense of. @throws StoreError 400 for what does not exist */
export function compileCriteria(shop: Shop, criteria: Criteria, seoUrls: boolean) {
  const read = productFields(shop);
  // With words alone things come as those find them; ranking has points that they are put in order by.
  const isRanked = criteria.queries.length > 0;
  const sort = criteria.sort.filter(({ field }) => isRanked || !BY_SCORE.test(field));
  return {
    /** Whether something is in the list at all. */
    meets: compileFilters(criteria.filters, read),
    /** Whether it is shown in it; aggregations do not mind. */
    passes: compileFilters(criteria.postFilters, read, '/post-filter'),
    aggregate: compileAggregations(criteria.aggregations, {
      read,
      entity: entityFinder(shop, seoUrls),
      compile: (filters, pointer) => compileFilters(filters, read, pointer),
    }),
    /** In the wanted order, one of each group, without what ranks too low. */
    inOrder: (subjects: readonly ProductSubject[]) => {
      const ranked = scored(subjects, { term: '', queries: criteria.queries }, { read, texts: {} });
      return grouped(sorted(ranked.things, ranked.withScore(sort), ranked.read), criteria.grouping, read);
    },
  };
}
