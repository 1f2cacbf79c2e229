import type { Criteria } from './criteria.ts';
import type { FieldReader, FieldValue } from './filter.ts';

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

type Key = number | string;

const keyOf = (value: FieldValue): Key => (typeof value === 'number' ? value : String(value));

// Dates and ids need no language; only words are worth the cost of comparing as a reader would.
const PLAIN = /^[0-9]/;

function compareKeys(one: Key, other: Key): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [a, b] = [String(one), String(other)];
  if (PLAIN.test(a) && PLAIN.test(b)) return a < b ? -1 : 1;
  return a.localeCompare(b, 'nl');
}

/** Puts things in the wanted order; those that are equal keep theirs. */
export function sorted<T>(
  subjects: readonly T[],
  criteria: Pick<Criteria, 'sort'>,
  read: FieldReader<T>,
): readonly T[] {
  if (criteria.sort.length === 0) return subjects;
  const readers = criteria.sort.map(({ field, descending }) => ({
    valueOf: read(field),
    sign: descending ? -1 : 1,
  }));
  const keyed = subjects.map((subject) => ({
    subject,
    keys: readers.map(({ valueOf }) => keyOf(valueOf(subject))),
  }));
  keyed.sort((one, other) => {
    for (const [place, { sign }] of readers.entries()) {
      const order = compareKeys(one.keys[place] ?? 0, other.keys[place] ?? 0);
      if (order !== 0) return sign * order;
    }
    return 0;
  });
  return keyed.map(({ subject }) => subject);
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
