import { asObject, isObject } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';
import { readList } from './criteria.ts';

type Scalar = string | number | boolean | null;

/** Values of a field: one, or several for a list such as `categoryTree`. */
export type FieldValue = Scalar | readonly Scalar[];

/** Makes a reader of a field. @throws StoreError 400 for a field that the entity does not have. */
export type FieldReader<T> = (field: string) => (subject: T) => FieldValue;

export type Predicate<T> = (subject: T) => boolean;

const valuesOf = (value: FieldValue): readonly Scalar[] => (Array.isArray(value) ? value : [value as Scalar]);

const comparable = (value: unknown): string => {
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value);
};

const sameAs = (sent: unknown) => (value: Scalar) =>
  sent === null || sent === undefined
    ? value === null
    : value !== null && comparable(value) === comparable(sent);

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

function valueTest(
  type: string,
  filter: JsonObject,
  pointer: string,
): (values: readonly Scalar[]) => boolean {
  const value = filter['value'];
  switch (type) {
    case 'equals':
      return (values) => (value === null && values.length === 0) || values.some(sameAs(value));
    case 'equalsAny': {
      const wanted = new Set(readList(value).map(comparable));
      return (values) => values.some((one) => one !== null && wanted.has(comparable(one)));
    }
    case 'equalsAll': {
      const wanted = readList(value);
      return (values) => wanted.every((one) => values.some(sameAs(one)));
    }
    case 'contains':
    case 'prefix':
    case 'suffix':
      return (values) => values.some(textMatch(type, value));
    case 'range':
      return (values) => values.some(within(asObject(filter['parameters'])));
    default:
      throw storeError(400, 'FRAMEWORK__INVALID_FILTER_QUERY', `Unsupported filter type ${type}`, {
        pointer,
        parameters: { path: pointer },
      });
  }
}

const GROUPS = new Set(['multi', 'not', 'and', 'or', 'nor', 'nand']);

function compileGroup<T>(
  type: string,
  filter: JsonObject,
  read: FieldReader<T>,
  pointer: string,
): Predicate<T> {
  const queries = Array.isArray(filter['queries']) ? filter['queries'].filter(isObject) : [];
  const tests = queries.map((query, n) => compileFilter(query, read, `${pointer}/queries/${n}`));
  const named = type === 'multi' || type === 'not' ? String(filter['operator'] ?? 'and').toLowerCase() : type;
  const any = named === 'or' || named === 'nor';
  const negated = type === 'not' || named === 'nor' || named === 'nand';
  return (subject) => {
    const holds = any ? tests.some((test) => test(subject)) : tests.every((test) => test(subject));
    return holds !== negated;
  };
}

/** Turns a filter of the wire into a test. @throws StoreError 400 for a filter or field that does not exist. */
export function compileFilter<T>(
  filter: JsonObject,
  read: FieldReader<T>,
  pointer = '/filter/0',
): Predicate<T> {
  const type = String(filter['type'] ?? '');
  if (GROUPS.has(type)) return compileGroup(type, filter, read, pointer);
  const field = filter['field'];
  if (typeof field !== 'string' || field === '') {
    throw storeError(400, 'FRAMEWORK__INVALID_FILTER_QUERY', 'Parameter "field" for filter is missing.', {
      pointer: `${pointer}/field`,
    });
  }
  const test = valueTest(type, filter, pointer);
  const valueOf = read(field);
  return (subject) => test(valuesOf(valueOf(subject)));
}

/** A test of all filters together. */
export function compileFilters<T>(filters: readonly JsonObject[], read: FieldReader<T>): Predicate<T> {
  const tests = filters.map((filter, n) => compileFilter(filter, read, `/filter/${n}`));
  return (subject) => tests.every((test) => test(subject));
}
