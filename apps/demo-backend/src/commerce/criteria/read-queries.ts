import { isObject, type JsonObject } from '../transport/json-body.ts';
import { errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';

/** A filter that narrows nothing by itself: what passes it scores. */
export interface ScoreQuery {
  filter: JsonObject;
  /** Points of what passes. */
  score: number;
  /** Field by which the points are multiplied. */
  scoreField: string | undefined;
}

/** More than any search has would only keep the machine busy. */
const MOST = 100;

const badQuery = (detail: string, pointer: string): StoreErrorEntry =>
  errorEntry(400, 'FRAMEWORK__INVALID_FILTER_QUERY', detail, { pointer, parameters: { path: pointer } });

/** Ranking in a body: `[{ score: 500, query: { type: 'contains', … } }]`. What is wrong with it is added to `errors`. */
export function readQueries(sent: unknown, errors: StoreErrorEntry[]): ScoreQuery[] {
  // The published document has a text here, which the service takes for nothing.
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
