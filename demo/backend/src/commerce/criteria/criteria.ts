import { asList, asObject, asText, isObject, type JsonObject } from '../transport/json-body.ts';
import { StoreError, errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';
import { wrongTypesIn } from './criteria-types.ts';
import { readFilters } from './read-filters.ts';
import { readQueries, type ScoreQuery } from './read-queries.ts';
import { readSort, type Sorting } from './read-sort.ts';

/** A client's parameters of a list. */
export interface Criteria {
  page: number;
  /** `null`: the client named none. */
  limit: number | null;
  ids: readonly string[];
  /** Filters as sent. `compileFilters` interprets them. */
  filters: readonly JsonObject[];
  /** Filters that narrow the list but not the aggregations. */
  postFilters: readonly JsonObject[];
  sort: readonly Sorting[];
  /** Words to search for; empty for none. */
  term: string;
  /** Queries that score, in addition to the words. */
  queries: readonly ScoreQuery[];
  /** Fields to group by: one entry for each combination of values. */
  grouping: readonly string[];
  /** As sent. `compileAggregations` interprets them. */
  aggregations: readonly unknown[];
  totalCountMode: 'none' | 'exact' | 'next-pages';
  associations: JsonObject;
  /** Paths of the requested fields of each entity; empty for all. */
  fields: readonly string[];
  /** Requested fields of each product; undefined without a limit. */
  productFields: ReadonlySet<string> | undefined;
}

const MOST_PER_PAGE = 100;
/** Protects the server: more aggregations than any page shows. */
const MOST_AGGREGATIONS = 50;
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

/** A number, also when sent as text; NaN for everything else. */
const readNumber = (sent: unknown): number =>
  typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : NaN;

const isPositive = (value: number) => Number.isInteger(value) && value >= 1;

/** `["a","b"]` or `"a|b"`. */
export function readList(sent: unknown): string[] {
  if (typeof sent === 'string') return sent.split('|').filter((part) => part !== '');
  return asList(sent).map(String);
}

function readAggregations(sent: unknown, errors: StoreErrorEntry[]): readonly unknown[] {
  if (sent === undefined || sent === null) return [];
  const known = Array.isArray(sent) || isObject(sent) ? Object.values(sent) : undefined;
  if (known && known.length <= MOST_AGGREGATIONS) return known;
  const detail = `The aggregations parameter has to be a list of at most ${MOST_AGGREGATIONS} aggregations.`;
  errors.push(errorEntry(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', detail, { pointer: '/aggregations' }));
  return [];
}

/** Product fields to build: those of `includes`, or the first part of the paths in `fields`. */
function wantedFields(body: JsonObject): ReadonlySet<string> | undefined {
  const included = asObject(body['includes'])['product'];
  if (Array.isArray(included)) return new Set(included.map(String));
  const partial = asList(body['fields']).map((path) => String(path).split('.')[0] ?? '');
  return partial.length > 0 ? new Set(['id', 'translated', ...partial]) : undefined;
}

/** Reads criteria from a body. @throws StoreError 400 with all errors. */
export function readCriteria(body: JsonObject): Criteria {
  const errors: StoreErrorEntry[] = [];
  const limit = body['limit'] === undefined || body['limit'] === null ? null : readNumber(body['limit']);
  const page = readNumber(body['page'] ?? 1);
  if (limit !== null && !isPositive(limit))
    errors.push(badNumber('limit', 'FRAMEWORK__INVALID_LIMIT_QUERY', body['limit']));
  if (limit !== null && limit > MOST_PER_PAGE) errors.push(tooMany(limit));
  if (!isPositive(page)) errors.push(badNumber('page', 'FRAMEWORK__INVALID_PAGE_QUERY', body['page']));
  const filters = readFilters(body, 'filter', errors);
  const postFilters = readFilters(body, 'post-filter', errors);
  const sort = readSort(body['sort'], errors);
  const queries = readQueries(body['query'], errors);
  const aggregations = readAggregations(body['aggregations'], errors);
  errors.push(...wrongTypesIn(body));
  if (errors.length > 0) throw new StoreError(400, errors);
  return {
    page,
    limit,
    ids: readList(body['ids']),
    filters,
    postFilters,
    sort,
    term: asText(body['term']),
    queries,
    grouping: readList(body['grouping']),
    aggregations,
    totalCountMode: MODES[String(body['total-count-mode'])] ?? 'none',
    associations: asObject(body['associations']),
    fields: asList(body['fields']).map(String),
    productFields: wantedFields(body),
  };
}
