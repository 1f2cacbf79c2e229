import { isObject, type JsonObject } from '../transport/json-body.ts';
import { errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';

/** A filter that does not narrow the result. Entities that pass it gain score. */
export interface ScoreQuery {
  filter: JsonObject;
  /** Points of an entity that passes. */
  score: number;
  /** Field that multiplies the points. */
  scoreField: string | undefined;
}

/** Protects the server: more queries than any search has. */
const MOST = 100;

const badQuery = (detail: string, pointer: string): StoreErrorEntry =>
  errorEntry(400, 'FRAMEWORK__INVALID_FILTER_QUERY', detail, { pointer, parameters: { path: pointer } });

/** Ranking in a body: `[{ score: 500, query: { type: 'contains', … } }]`. Adds problems to `errors`. */
export function readQueries(sent: unknown, errors: StoreErrorEntry[]): ScoreQuery[] {
  // The published document has a text here, which the service ignores.
  if (sent === undefined || sent === null || typeof sent === 'string') return [];
  if (!Array.isArray(sent) || sent.length > MOST) {
    errors.push(badQuery(`The query parameter has to be a list of at most ${MOST} queries.`, '/query'));
    return [];
  }
  return sent.flatMap((one: unknown, place) => {
    const filter = isObject(one) ? one['query'] : undefined;
    const score = isObject(one) ? Number(one['score'] ?? 1) : NaN;
    if (!isObject(one) || !isObject(filter) || !Number.isFinite(score)) {
      errors.push(
        badQuery(
          'A query has to have a filter as its "query", and a number as its "score".',
          `/query/${place}`,
        ),
      );
      return [];
    }
    const { scoreField } = one;
    return [{ filter, score, scoreField: typeof scoreField === 'string' ? scoreField : undefined }];
  });
}
