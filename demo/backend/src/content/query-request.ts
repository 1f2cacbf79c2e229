import { toPerspective, type Perspective } from './perspective.ts';
import type { ContentQuery } from './query-engine.ts';
import { RefusedRequest } from './refused-request.ts';

/** A query request, including whether the response repeats the query. */
export interface QueryRequest extends ContentQuery {
  returnQuery: boolean;
  /** True when the response lists the source fields and documents of its values. */
  resultSourceMap: boolean;
}

const LONGEST_QUERY = 200_000;

function parseJsonParam(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(`Unable to parse value of "${name}=${text}". Please quote string values.`);
  }
}

const paramsOf = (args: URLSearchParams): [string, unknown][] =>
  [...args]
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), parseJsonParam(name, value)]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw new RefusedRequest(`"${name}" must be an object`);
  return value;
}

function readQuery(query: unknown): string {
  if (query === undefined || query === null) throw new RefusedRequest('"query" is required');
  if (typeof query !== 'string') throw new RefusedRequest('"query" must be a string');
  if (query.trim() === '') throw new RefusedRequest('"query" is not allowed to be empty');
  if (query.length > LONGEST_QUERY)
    throw new RefusedRequest(`"query" must be at most ${LONGEST_QUERY} characters long`);
  return query;
}

/** @throws RefusedRequest for an invalid perspective. */
export function readPerspective(args: URLSearchParams, apiVersion: string): Perspective {
  const asked = args.get('perspective');
  const perspective = toPerspective(asked, apiVersion);
  if (!perspective) throw new RefusedRequest(`Invalid perspective "${asked}"`);
  return perspective;
}

/**
 * Reads a query from the address (GET) or from the JSON body `{query, params}` (POST). The other arguments are in the
 * address in both cases.
 * @throws RefusedRequest when it lacks a query, or a part is of the wrong type.
 */
export function readQueryRequest(args: URLSearchParams, body: unknown, apiVersion: string): QueryRequest {
  const sent = recordOf(body, 'value');
  const params = [...paramsOf(args), ...Object.entries(recordOf(sent.params, 'params'))];
  return {
    query: readQuery(sent.query ?? args.get('query')),
    // Not by assignment: a parameter may be called __proto__.
    params: Object.fromEntries(params),
    perspective: readPerspective(args, apiVersion),
    apiVersion,
    returnQuery: args.get('returnQuery') !== 'false',
    resultSourceMap: ['true', 'withKeyArraySelector'].includes(args.get('resultSourceMap') ?? ''),
  };
}
