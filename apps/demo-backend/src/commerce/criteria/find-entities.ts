import type { Criteria } from './criteria.ts';
import { compileFilters } from './filter.ts';
import type { FieldReader } from './field-value.ts';
import { scored, type Weights } from './score.ts';
import { sorted } from './search-result.ts';

/** What an entity can be looked for by. */
export interface Lookup<T> {
  /** Its fields; `id` is among them. */
  read: FieldReader<T>;
  /** Fields in which words are found, each with what a hit in it counts. */
  texts: Weights;
}

/**
 * The things that meet criteria (ids, filters, words), all pages, in the wanted order; equals by score.
 * @throws StoreError 400 for filters or fields that do not exist
 */
export function findEntities<T>(
  things: readonly T[],
  criteria: Criteria,
  { read, texts }: Lookup<T>,
): readonly T[] {
  const meets = compileFilters(criteria.filters, read);
  const passes = compileFilters(criteria.postFilters, read, '/post-filter');
  const ids = new Set(criteria.ids);
  const idOf = read('id');
  const known = things.filter((one) => ids.size === 0 || ids.has(String(idOf(one))));
  const hits = scored(
    known.filter((one) => meets(one) && passes(one)),
    criteria.term,
    { read, texts },
  );
  return sorted(hits.things, hits.withScore(criteria.sort), hits.read);
}
