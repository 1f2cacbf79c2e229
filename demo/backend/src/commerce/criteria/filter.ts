import { asList, isObject, type JsonObject } from '../transport/json-body.ts';
import { StoreError } from '../transport/store-error.ts';
import { readList } from './criteria.ts';
import { DEEPEST, MOST, countOf, queriesIn } from './filter-size.ts';
import { readOnce } from './read-once.ts';
import { badFilter } from './read-filters.ts';
import type { FieldReader, FieldValue, Scalar } from './field-value.ts';

export type Predicate<T> = (subject: T) => boolean;

export const valuesOf = (value: FieldValue): readonly Scalar[] =>
  Array.isArray(value) ? value : [value as Scalar];

const comparable = (value: unknown): string => {
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value);
};

function sameAs(sent: unknown): (value: Scalar) => boolean {
  if (sent === null) return (value) => value === null;
  const wanted = comparable(sent);
  return (value) => value !== null && comparable(value) === wanted;
}

function within(parameters: JsonObject): (value: Scalar) => boolean {
  const bounds = Object.entries(parameters);
  const compare = (value: Scalar, bound: unknown) => {
    const [one, other] = [Number(value), Number(bound)];
    if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
    return String(value) < String(bound) ? -1 : Number(String(value) !== String(bound));
  };
  return (value) =>
    value !== null &&
    bounds.every(([name, bound]) => {
      const order = compare(value, bound);
      if (name === 'gte') return order >= 0;
      if (name === 'gt') return order > 0;
      if (name === 'lte') return order <= 0;
      return name === 'lt' ? order < 0 : true;
    });
}

function textMatch(type: string, sent: unknown): (value: Scalar) => boolean {
  const part = String(sent).toLowerCase();
  return (value) => {
    const text = String(value ?? '').toLowerCase();
    if (type === 'prefix') return text.startsWith(part);
    return type === 'suffix' ? text.endsWith(part) : text.includes(part);
  };
}

const refuse = (detail: string, pointer: string): StoreError =>
  new StoreError(400, [badFilter(detail, pointer)]);

/** A filter of one field as sent, with its place in the request. */
interface Sent {
  type: string;
  filter: JsonObject;
  pointer: string;
}

function parameterOf({ type, filter, pointer }: Sent, name: 'value' | 'parameters'): unknown {
  const sent = filter[name];
  if (sent !== undefined) return sent;
  throw refuse(`Parameter "${name}" for ${type} filter is missing.`, `${pointer}/${name}`);
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';

function scalarOf(sent: Sent): Scalar {
  const value = parameterOf(sent, 'value');
  if (isScalar(value)) return value;
  throw refuse(
    `Parameter "value" for ${sent.type} filter has to be a single value.`,
    `${sent.pointer}/value`,
  );
}

function listOf(sent: Sent): string[] {
  const value = parameterOf(sent, 'value');
  const list = asList(value).every(isScalar) ? readList(value) : [];
  if (list.length > 0) return list;
  throw refuse(
    `Parameter "value" for ${sent.type} filter does not contain any value.`,
    `${sent.pointer}/value`,
  );
}

function rangeOf(sent: Sent): JsonObject {
  const parameters = parameterOf(sent, 'parameters');
  if (isObject(parameters) && Object.values(parameters).every(isScalar)) return parameters;
  throw refuse(
    'Parameter "parameters" for range filter has to be an object of single values.',
    `${sent.pointer}/parameters`,
  );
}

function valueTest(sent: Sent): (values: readonly Scalar[]) => boolean {
  switch (sent.type) {
    case 'equals': {
      const value = scalarOf(sent);
      const same = sameAs(value);
      return (values) => (value === null && values.length === 0) || values.some(same);
    }
    case 'equalsAny': {
      const wanted = new Set(listOf(sent).map(comparable));
      return (values) => values.some((one) => one !== null && wanted.has(comparable(one)));
    }
    case 'equalsAll': {
      const wanted = listOf(sent).map(sameAs);
      return (values) => wanted.every((same) => values.some(same));
    }
    case 'contains':
    case 'prefix':
    case 'suffix': {
      const matches = textMatch(sent.type, scalarOf(sent));
      return (values) => values.some(matches);
    }
    case 'range': {
      const inside = within(rangeOf(sent));
      return (values) => values.some(inside);
    }
    default:
      throw refuse(`Unsupported filter type ${sent.type}`, sent.pointer);
  }
}

const GROUPS = new Set(['multi', 'not', 'and', 'or', 'nor', 'nand']);

function queriesOf({ filter, pointer }: Sent): JsonObject[] {
  const queries = queriesIn(filter);
  const place = queries.findIndex((query) => !isObject(query));
  if (place >= 0) throw refuse('A filter has to be an object.', `${pointer}/queries/${place}`);
  return queries.filter(isObject);
}

function compileGroup<T>(sent: Sent, read: FieldReader<T>, depth: number): Predicate<T> {
  const { type, filter, pointer } = sent;
  const queries = queriesOf(sent);
  const tests = queries.map((query, n) => compileFilter(query, read, `${pointer}/queries/${n}`, depth + 1));
  const named = type === 'multi' || type === 'not' ? String(filter['operator'] ?? 'and').toLowerCase() : type;
  const any = named === 'or' || named === 'nor';
  const negated = type === 'not' || named === 'nor' || named === 'nand';
  if (tests.length === 0) return () => true;
  return (subject) => {
    const holds = any ? tests.some((test) => test(subject)) : tests.every((test) => test(subject));
    return holds !== negated;
  };
}

function compileFilter<T>(
  filter: JsonObject,
  read: FieldReader<T>,
  pointer: string,
  depth = 0,
): Predicate<T> {
  if (depth > DEEPEST) throw refuse('The filter is nested too deeply.', pointer);
  const sent = { type: String(filter['type'] ?? ''), filter, pointer };
  if (GROUPS.has(sent.type)) return compileGroup(sent, read, depth);
  const field = filter['field'];
  if (typeof field !== 'string' || field === '')
    throw refuse('Parameter "field" for filter is missing.', `${pointer}/field`);
  const test = valueTest(sent);
  const valueOf = read(field);
  return (subject) => test(valuesOf(valueOf(subject)));
}

/**
 * Compiles all filters of the wire into one test.
 * @param root place in the request, for errors: `/filter`
 * @throws StoreError 400 for a filter or field that does not exist
 */
export function compileFilters<T>(
  filters: readonly JsonObject[],
  read: FieldReader<T>,
  root = '/filter',
): Predicate<T> {
  if (countOf(filters) > MOST) throw refuse(`There may be no more than ${MOST} filters.`, root);
  const reader = readOnce(read);
  const tests = filters.map((filter, n) => compileFilter(filter, reader, `${root}/${n}`));
  return (subject) => tests.every((test) => test(subject));
}
