import type { FindEntity } from '../aggregations/aggregation.ts';
import { compileAggregations } from '../aggregations/compile-aggregations.ts';
import type { Criteria } from './criteria.ts';
import { compileFilters } from './filter.ts';
import type { FieldReader } from './field-value.ts';
import { grouped } from './grouping.ts';
import { scored, type Weights } from './score.ts';
import { sorted, type AggregationResults } from './search-result.ts';

/** Searchable properties of an entity. */
export interface Lookup<T> {
  /** Its fields; `id` is among them. */
  read: FieldReader<T>;
  /** Fields that are searched for words, each with the weight of a hit. */
  texts: Weights;
  /** Finder with which aggregations look up referenced entities by id. Without it nothing is found. */
  entity?: (name: string) => FindEntity | undefined;
}

export interface Found<T> {
  things: readonly T[];
  aggregations: AggregationResults;
}

const nobody = (): undefined => undefined;

/**
 * All entities that meet criteria: ids, filters, words and ranking. Sorted, equals by score, one of each group, without
 * paging. Aggregations ignore the post-filters.
 * @throws StoreError 400 for filters, aggregations or fields that do not exist
 */
export function findEntities<T>(
  things: readonly T[],
  criteria: Criteria,
  { read, texts, entity = nobody }: Lookup<T>,
): Found<T> {
  const meets = compileFilters(criteria.filters, read);
  const passes = compileFilters(criteria.postFilters, read, '/post-filter');
  const aggregate = compileAggregations(criteria.aggregations, {
    read,
    entity,
    compile: (filters, pointer) => compileFilters(filters, read, pointer),
  });
  const ids = new Set(criteria.ids);
  const idOf = ids.size > 0 ? read('id') : undefined;
  const known = idOf ? things.filter((one) => ids.has(String(idOf(one)))) : things;
  const hits = scored(known.filter(meets), criteria, { read, texts });
  const shown = sorted(hits.things.filter(passes), hits.withScore(criteria.sort), hits.read);
  return { things: grouped(shown, criteria.grouping, hits.read), aggregations: aggregate(hits.things) };
}
