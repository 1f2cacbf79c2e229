import { toPerspective } from './dataset.ts';
import type { ContentQuery } from './query-engine.ts';

/** A request that the content service refuses; becomes the vendor's `{statusCode, error, message}`. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

/** What a query request asks, beside whether the query is to be repeated in the answer. */
export interface QueryRequest extends ContentQuery {
  returnQuery: boolean;
}

function parseJsonParam(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(`Unable to parse value of "${name}=${text}". Please quote string values.`);
  }
}

const paramsOf = (args: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...args]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), parseJsonParam(name, value)]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a query from the address (GET) or from the JSON body `{query, params}` (POST); the other arguments stay in
 * the address in both cases.
 * @throws RefusedRequest when it lacks a query, or names a perspective that does not exist.
 */
export function readQueryRequest(args: URLSearchParams, body: unknown, apiVersion: string): QueryRequest {
  const sent = isRecord(body) ? body : {};
  const query = sent.query ?? args.get('query');
  if (typeof query !== 'string' || query.trim() === '') throw new RefusedRequest('"query" is required');
  const perspective = toPerspective(args.get('perspective'), apiVersion);
  if (!perspective) throw new RefusedRequest(`Unknown perspective "${args.get('perspective')}"`);
  return {
    query,
    params: { ...paramsOf(args), ...(isRecord(sent.params) ? sent.params : {}) },
    perspective,
    returnQuery: args.get('returnQuery') !== 'false',
  };
}
