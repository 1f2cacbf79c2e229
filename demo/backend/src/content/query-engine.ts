import { evaluateSync, toJS, type ExprNode } from 'groq-js';
import { LRUCache } from 'lru-cache';
import type { Dataset, DatasetView } from './dataset.ts';
import { toBoundedJson } from './bounded-json.ts';
import { parseQuery } from './parse-query.ts';
import type { Perspective } from './perspective.ts';
import { QueryParseError } from './query-parse-error.ts';
import { asksForTime, findMissingParameter } from './query-tree.ts';
import { RefusedRequest } from './refused-request.ts';
import { takeSources } from './sources/source-map.ts';
import { traceDocuments, type TracedView } from './sources/traced-documents.ts';
import { tracedTree } from './sources/traced-tree.ts';
import { TimeLimitError, withinTime } from './time-limit.ts';

export interface ContentQuery {
  perspective: Perspective;
  apiVersion: string;
  query: string;
  params: Record<string, unknown>;
}

/** Runs GROQ queries; returns JSON text. */
export interface QueryEngine {
  /**
   * @throws QueryParseError when the query is not valid GROQ or a parameter is missing.
   * @throws RefusedRequest when it cannot be answered, takes too long or finds too much.
   */
  run(query: ContentQuery): string;
  /** Also returns the source fields of its values, both as JSON. Throws the same. */
  runWithSources(query: ContentQuery): { result: string; resultSourceMap: string };
}

interface QueryLimits {
  /** Longest time that one query may block all others. */
  milliseconds: number;
  /** Longest result, in characters. */
  characters: number;
}

const USUAL_LIMITS: QueryLimits = { milliseconds: 3000, characters: 16_000_000 };
const CACHED_CHARACTERS = 24_000_000;
const LARGEST_CACHED = 2_000_000;

function toRefusal(error: unknown): Error {
  if (error instanceof QueryParseError || error instanceof RefusedRequest) return error;
  if (error instanceof TimeLimitError) return new RefusedRequest('The query took too long to execute');
  // The engine walks queries, documents and parameters by recursion.
  if (error instanceof RangeError) return new RefusedRequest('The query is too complex to execute');
  return new RefusedRequest(
    `Unable to execute query: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function parseChecked(asked: ContentQuery): ExprNode {
  const tree = parseQuery(asked);
  const missing = findMissingParameter(tree, asked.params);
  if (missing === undefined) return tree;
  throw QueryParseError.at(`param $${missing} referenced, but not provided`, asked.query, `$${missing}`);
}

/** Evaluates queries, with or without the sources of their values. */
function createEvaluation(dataset: Dataset, clock: () => number, limits: QueryLimits) {
  const traced = new WeakMap<DatasetView, TracedView>();
  const evaluate = (tree: ExprNode, { documents, byId }: DatasetView, { params }: ContentQuery): unknown =>
    toJS(
      evaluateSync(tree, {
        dataset: documents,
        params,
        timestamp: new Date(clock()),
        // By default the engine searches all documents for every reference.
        dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
      }),
    );
  const tracedView = (view: DatasetView): TracedView => {
    const known = traced.get(view) ?? traceDocuments(view);
    traced.set(view, known);
    return known;
  };
  const inView = ({ perspective, apiVersion }: ContentQuery) => dataset.view(perspective, apiVersion);
  return {
    plain(asked: ContentQuery) {
      const tree = parseChecked(asked);
      const value = evaluate(tree, inView(asked), asked);
      return { answer: toBoundedJson(value, limits.characters), isLasting: !asksForTime(tree) };
    },
    withSources(asked: ContentQuery) {
      const tree = tracedTree(parseChecked(asked)) as ExprNode;
      const view = tracedView(inView(asked));
      const { result, resultSourceMap } = takeSources(evaluate(tree, view, asked), view.places);
      return {
        result: toBoundedJson(result, limits.characters),
        resultSourceMap: toBoundedJson(resultSourceMap, limits.characters),
      };
    },
  };
}

/** Every evaluation scans the whole dataset, so results are cached; changed documents get a new engine. */
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

  const evaluation = createEvaluation(dataset, clock, limits);

  const run = (asked: ContentQuery): string => {
    const key = JSON.stringify([asked.perspective, asked.apiVersion, asked.query, asked.params]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const { answer, isLasting } = withinTime(limits.milliseconds, () => evaluation.plain(asked));
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
    runWithSources(asked) {
      try {
        return withinTime(limits.milliseconds, () => evaluation.withSources(asked));
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
}
