import type { Criteria } from './criteria.ts';
import type { FieldReader } from './filter.ts';

const DEFAULT_LIMIT = 100;

/** A list as the vendor answers it. */
export function toSearchResult<T>(
  entity: string,
  elements: readonly T[],
  facts: { total: number; page: number; limit: number | null },
) {
  return {
    entity,
    total: facts.total,
    aggregations: [],
    page: facts.page,
    limit: facts.limit,
    elements,
    apiAlias: 'dal_entity_search_result',
  };
}

/** Puts things in the wanted order; those that are equal keep theirs. */
export function sorted<T>(
  subjects: readonly T[],
  criteria: Pick<Criteria, 'sort'>,
  read: FieldReader<T>,
): readonly T[] {
  if (criteria.sort.length === 0) return subjects;
  const keys = criteria.sort.map(({ field, descending }) => ({
    valueOf: read(field),
    sign: descending ? -1 : 1,
  }));
  return [...subjects].sort((one, other) => {
    for (const { valueOf, sign } of keys) {
      const [a, b] = [valueOf(one), valueOf(other)];
      if (a === b) continue;
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      const order = String(a).localeCompare(String(b), 'nl');
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

/** One page of things, with the total that the client asked for. */
export function pageOf<T, Shape>(
  entity: string,
  subjects: readonly T[],
  criteria: Criteria,
  toShape: (subject: T) => Shape,
) {
  const limit = criteria.limit ?? (criteria.ids.length > 0 ? null : DEFAULT_LIMIT);
  const start = limit === null ? 0 : (criteria.page - 1) * limit;
  const shown = limit === null ? subjects : subjects.slice(start, start + limit);
  const total = criteria.totalCountMode === 'none' ? shown.length : subjects.length;
  return toSearchResult(entity, shown.map(toShape), { total, page: criteria.page, limit });
}
