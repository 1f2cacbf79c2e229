import type { FindEntity } from '../aggregations/aggregation.ts';
import { compileAggregations } from '../aggregations/compile-aggregations.ts';
import type { Criteria } from './criteria.ts';
import { compileFilters } from './filter.ts';
import type { FieldReader } from './field-value.ts';
import { grouped } from './grouping.ts';
import { scored, type Weights } from './score.ts';
import { sorted, type AggregationResults } from './search-result.ts';

/** What an entity can be looked for by. */
export interface Lookup<T> {
  /** Its fields; `id` is among them. */
  read: FieldReader<T>;
  /** Fields in which words are found, each with what a hit in it counts. */
  texts: Weights;
  /** How aggregations find the things that a field names by id; nothing is found without it. */
  entity?: (name: string) => FindEntity | undefined;
}

export interface Found<T> {
  things: readonly T[];
  aggregations: AggregationResults;
}

const nobody = (): undefined => undefined;

/**
 * The things that meet criteria (ids, filters, words, ranking), all pages, in the wanted order, equals by score, one of each
 * group; and what is worked out of those that its filters leave.
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
