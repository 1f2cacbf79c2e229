import { locale } from '@weefsel/contracts';
import type { Criteria } from './criteria.ts';
import type { FieldReader, FieldValue } from './field-value.ts';
import { onlyFields } from './only-fields.ts';
import type { Sorting } from './read-sort.ts';

const DEFAULT_LIMIT = 100;
/** Number of pages ahead that `next-pages` counts. */
const PAGES_AHEAD = 6;

/** Results of aggregations by name. An empty list when there are none: PHP writes an empty map as a list. */
export type AggregationResults = Record<string, object> | readonly [];

/** A list in the vendor's format. */
export function toSearchResult<T>(
  entity: string,
  elements: readonly T[],
  facts: { total: number; page: number; limit: number | null; aggregations?: AggregationResults },
) {
  return {
    entity,
    total: facts.total,
    aggregations: facts.aggregations ?? [],
    page: facts.page,
    limit: facts.limit,
    elements,
    apiAlias: 'dal_entity_search_result',
  };
}

/** One page of entities, with the total in the requested mode. */
export function pageOf<T, Shape>(
  entity: string,
  subjects: readonly T[],
  criteria: Criteria,
  toShape: (subject: T) => Shape,
  aggregations: AggregationResults = [],
) {
  const limit = criteria.limit ?? (criteria.ids.length > 0 ? null : DEFAULT_LIMIT);
  const start = limit === null ? 0 : (criteria.page - 1) * limit;
  const shown = limit === null ? subjects : subjects.slice(start, start + limit);
  const totals: Record<Criteria['totalCountMode'], number> = {
    none: shown.length,
    exact: subjects.length,
    'next-pages': Math.min(
      Math.max(0, subjects.length - start),
      limit === null ? Infinity : limit * PAGES_AHEAD + 1,
    ),
  };
  const total = totals[criteria.totalCountMode];
  const elements = shown.map(toShape).map(onlyFields<Shape>(criteria.fields, entity));
  return toSearchResult(entity, elements, { total, page: criteria.page, limit, aggregations });
}

type Key = number | string | null;

/** Sort key of a value. An empty list counts as null, like in the vendor's table joins. */
function keyOf(value: FieldValue): Key {
  if (value === null || typeof value === 'number') return value;
  return Array.isArray(value) && value.length === 0 ? null : String(value);
}

// Dates and ids compare without a locale. Only words are worth the cost of a collator.
const PLAIN = /^[0-9]/;
const WORDS = new Intl.Collator(locale.language);
const NUMBERED_WORDS = new Intl.Collator(locale.language, { numeric: true });

function compareKeys(one: Key, other: Key, natural: boolean): number {
  if (one === other) return 0;
  // Null is the smallest value, like in the vendor's database: first ascending, last descending.
  if (one === null) return -1;
  if (other === null) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [a, b] = [String(one), String(other)];
  if (natural) return NUMBERED_WORDS.compare(a, b);
  if (PLAIN.test(a) && PLAIN.test(b)) return a < b ? -1 : 1;
  return WORDS.compare(a, b);
}

/** Sorts entities in the requested order. Equal ones keep their order. */
export function sorted<T>(
  subjects: readonly T[],
  { sort }: { sort: readonly Sorting[] },
  read: FieldReader<T>,
): readonly T[] {
  if (sort.length === 0) return subjects;
  const readers = sort.map(({ field, descending, natural }) => ({
    valueOf: read(field),
    sign: descending ? -1 : 1,
    natural,
  }));
  const keyed = subjects.map((subject) => ({
    subject,
    keys: readers.map(({ valueOf }) => keyOf(valueOf(subject))),
  }));
  keyed.sort((one, other) => {
    for (const [place, { sign, natural }] of readers.entries()) {
      const order = compareKeys(one.keys[place] ?? null, other.keys[place] ?? null, natural);
      if (order !== 0) return sign * order;
    }
    return 0;
  });
  return keyed.map(({ subject }) => subject);
}
