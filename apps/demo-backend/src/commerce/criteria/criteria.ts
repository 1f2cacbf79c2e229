import { asList, asObject, isObject } from '../transport/json-body.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, errorEntry } from '../transport/store-error.ts';
import type { StoreErrorEntry } from '../transport/store-error.ts';

export interface Sorting {
  field: string;
  descending: boolean;
}

/** What a client wants of a list. */
export interface Criteria {
  page: number;
  /** `null`: the client named none. */
  limit: number | null;
  ids: readonly string[];
  /** Filters as sent; `compileFilter` makes sense of them. */
  filters: readonly JsonObject[];
  sort: readonly Sorting[];
  totalCountMode: 'none' | 'exact' | 'next-pages';
  associations: JsonObject;
  /** Fields of each product that the client wants, when it said so. */
  productFields: ReadonlySet<string> | undefined;
}

const MOST_PER_PAGE = 100;
const MODES: Record<string, Criteria['totalCountMode']> = {
  '1': 'exact',
  exact: 'exact',
  '2': 'next-pages',
  'next-pages': 'next-pages',
};

const badNumber = (name: string, code: string, value: unknown): StoreErrorEntry =>
  errorEntry(
    400,
    code,
    `The ${name} parameter must be a positive integer greater or equals than 1. Given: ${String(value)}`,
    {
      pointer: `/${name}`,
      parameters: { [name]: value },
    },
  );

const tooMany = (limit: number): StoreErrorEntry =>
  errorEntry(
    400,
    'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
    `The limit must be lower than or equal to MAX_LIMIT(=${MOST_PER_PAGE}). Given: ${limit}`,
    {
      pointer: '/limit',
      parameters: { maxLimit: MOST_PER_PAGE, limit },
    },
  );

const isPositive = (value: number) => Number.isInteger(value) && value >= 1;

function readFilters(body: JsonObject): JsonObject[] {
  const sent = body['filter'];
  if (Array.isArray(sent)) return sent.filter(isObject);
  return Object.entries(asObject(sent)).map(([field, value]) => ({ type: 'equals', field, value }));
}

function readSort(sent: unknown): Sorting[] {
  if (typeof sent === 'string') {
    const fields = sent.split(',').filter((field) => field !== '');
    return fields.map((field) => ({ field: field.replace(/^-/, ''), descending: field.startsWith('-') }));
  }
  return asList(Array.isArray(sent) ? sent : [sent])
    .filter(isObject)
    .map(({ field, order }) => ({
      field: String(field),
      descending: String(order).toUpperCase() === 'DESC',
    }));
}

/** `["a","b"]` or `"a|b"`. */
export function readList(sent: unknown): string[] {
  if (typeof sent === 'string') return sent.split('|').filter((part) => part !== '');
  return asList(sent).map(String);
}

/** Reads criteria out of a body. @throws StoreError 400 that names everything wrong with page and limit. */
export function readCriteria(body: JsonObject): Criteria {
  const errors: StoreErrorEntry[] = [];
  const limit = body['limit'] === undefined || body['limit'] === null ? null : Number(body['limit']);
  const page = Number(body['page'] ?? 1);
  if (limit !== null && !isPositive(limit))
    errors.push(badNumber('limit', 'FRAMEWORK__INVALID_LIMIT_QUERY', body['limit']));
  if (limit !== null && limit > MOST_PER_PAGE) errors.push(tooMany(limit));
  if (!isPositive(page)) errors.push(badNumber('page', 'FRAMEWORK__INVALID_PAGE_QUERY', body['page']));
  if (errors.length > 0) throw new StoreError(400, errors);
  const fields = asObject(body['includes'])['product'];
  return {
    page,
    limit,
    ids: readList(body['ids']),
    filters: readFilters(body),
    sort: body['sort'] === undefined ? [] : readSort(body['sort']),
    totalCountMode: MODES[String(body['total-count-mode'])] ?? 'none',
    associations: asObject(body['associations']),
    productFields: Array.isArray(fields) ? new Set(fields.map(String)) : undefined,
  };
}
