import { locale } from '@weefsel/contracts';
import { isObject, type JsonObject } from '../transport/json-body.ts';
import { named, valuesIn, type Aggregation, type SentAggregation, type Source } from './aggregation.ts';
import type { Scalar } from '../criteria/field-value.ts';

/** Subjects that have a value in common. */
interface Group<T> {
  key: string;
  members: T[];
}

const keyOf = (value: Scalar): string => {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
};

/** Groups by the keys from `keysOf`. A subject may be in several groups. */
export function groupBy<T>(subjects: readonly T[], keysOf: (subject: T) => Iterable<string>): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const subject of subjects) {
    for (const key of keysOf(subject)) {
      const known = groups.get(key);
      if (known) known.members.push(subject);
      else groups.set(key, { key, members: [subject] });
    }
  }
  return [...groups.values()];
}

/** A group on the wire, with the nested aggregation of its members. */
export const toBucket = <T>({ key, members }: Group<T>, nested: Aggregation<T> | undefined) => ({
  key,
  count: members.length,
  ...(nested && { [nested.name]: nested.run(members) }),
  apiAlias: 'aggregation_bucket',
});

/** The requested order. The documentation has a list here, the service reads one object. */
export function sortOf(sent: JsonObject): { field: string; descending: boolean } | undefined {
  const sort: unknown = Array.isArray(sent['sort']) ? sent['sort'][0] : sent['sort'];
  if (!isObject(sort)) return undefined;
  return { field: String(sort['field']), descending: String(sort['order']).toUpperCase() === 'DESC' };
}

const WORDS = new Intl.Collator(locale.language, { numeric: true });

function inOrder<T>(groups: Group<T>[], sent: JsonObject): Group<T>[] {
  const { field, descending } = sortOf(sent) ?? { field: '', descending: false };
  const byKey = (one: Group<T>, other: Group<T>) => WORDS.compare(one.key, other.key);
  const compare =
    field === '_count'
      ? (one: Group<T>, other: Group<T>) => one.members.length - other.members.length || byKey(one, other)
      : byKey;
  return groups.sort((one, other) => (descending ? -compare(one, other) : compare(one, other)));
}

/** Number of occurrences of each value of a field. */
export function terms<T>(
  aggregation: SentAggregation,
  source: Source<T>,
  nested: Aggregation<T> | undefined,
): Aggregation<T> {
  const { name, sent } = aggregation;
  const valuesOf = valuesIn(source, aggregation);
  const limit = Math.floor(Number(sent['limit'] ?? 0)) || Infinity;
  return {
    name,
    run: (subjects) => {
      const groups = groupBy(subjects, (subject) => new Set(valuesOf(subject).map(keyOf)));
      const shown = inOrder(groups, sent).slice(0, Math.max(0, limit));
      return named(name, { buckets: shown.map((group) => toBucket(group, nested)) });
    },
  };
}
