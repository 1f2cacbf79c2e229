import { evaluateSync, parse, toJS } from 'groq-js';
import { LRUCache } from 'lru-cache';
import type { Dataset } from './dataset.ts';
import { toBoundedJson } from './bounded-json.ts';
import type { Perspective } from './perspective.ts';
import { QueryParseError } from './query-parse-error.ts';
import { asksForTime, findMissingParameter } from './query-tree.ts';
import { RefusedRequest } from './refused-request.ts';
import { TimeLimitError, withinTime } from './time-limit.ts';

export interface ContentQuery {
  perspective: Perspective;
  apiVersion: string;
  query: string;
  params: Record<string, unknown>;
}

/** Answers GROQ queries as JSON text. */
export interface QueryEngine {
  /**
   * @throws QueryParseError when the query is not valid GROQ or a parameter is missing.
   * @throws RefusedRequest when it cannot be answered, takes too long or finds too much.
   */
  run(query: ContentQuery): string;
}

export interface QueryLimits {
  /** How long one query may keep everybody else waiting. */
  milliseconds: number;
  /** Longest answer, in characters. */
  characters: number;
}

const USUAL_LIMITS: QueryLimits = { milliseconds: 3000, characters: 16_000_000 };
const CACHED_CHARACTERS = 24_000_000;
const LARGEST_CACHED = 2_000_000;

// Parsed with its parameters every time: slice bounds become constants of the tree, so a tree kept by the query's
// text alone would answer with another request's page.
function parseQuery({ query, params }: ContentQuery) {
  // The parser asks the parameters themselves whether they have a name, which one of this name would spoil.
  const { hasOwnProperty: _, ...parsed } = params;
  try {
    return parse(query, { params: parsed });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw QueryParseError.from(error, query);
  }
}

function toRefusal(error: unknown): Error {
  if (error instanceof QueryParseError || error instanceof RefusedRequest) return error;
  if (error instanceof TimeLimitError) return new RefusedRequest('The query took too long to execute');
  // The engine walks queries, documents and parameters by recursion.
  if (error instanceof RangeError) return new RefusedRequest('The query is too complex to execute');
  return new RefusedRequest(
    `Unable to execute query: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Every evaluation scans the whole dataset, so answers are kept; the documents never change while the shop runs. */
export function createQueryEngine(
  dataset: Dataset,
  clock: () => number,
  limits: QueryLimits = USUAL_LIMITS,
): QueryEngine {
  const answers = new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS,
    maxEntrySize: LARGEST_CACHED,
    sizeCalculation: (answer, key) => answer.length + key.length,
  });

  const evaluate = (asked: ContentQuery) => {
    const tree = parseQuery(asked);
    const missing = findMissingParameter(tree, asked.params);
    if (missing !== undefined) {
      throw QueryParseError.at(`param $${missing} referenced, but not provided`, asked.query, `$${missing}`);
    }
    const { documents, byId } = dataset.view(asked.perspective, asked.apiVersion);
    const value = evaluateSync(tree, {
      dataset: documents,
      params: asked.params,
      timestamp: new Date(clock()),
      // By itself the engine goes through all documents for every reference.
      dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
    });
    return { answer: toBoundedJson(toJS(value), limits.characters), isLasting: !asksForTime(tree) };
  };

  const run = (asked: ContentQuery): string => {
    const key = JSON.stringify([asked.perspective, asked.apiVersion, asked.query, asked.params]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const { answer, isLasting } = withinTime(limits.milliseconds, () => evaluate(asked));
    if (isLasting) answers.set(key, answer);
    return answer;
  };

  return {
    run(asked) {
      try {
        return run(asked);
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
}
