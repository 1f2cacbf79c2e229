import { evaluateSync, parse, toJS } from 'groq-js';
import { LRUCache } from 'lru-cache';
import type { Dataset, Perspective } from './dataset.ts';
import { findMissingParameter } from './missing-parameter.ts';
import { QueryParseError } from './query-parse-error.ts';

export interface ContentQuery {
  perspective: Perspective;
  query: string;
  params: Record<string, unknown>;
}

/** Answers GROQ queries as JSON text. */
export interface QueryEngine {
  /** @throws QueryParseError when the query is not valid GROQ or a parameter is missing. */
  run(query: ContentQuery): string;
}

const CACHED_RESULTS = 500;

// Parsed with its parameters every time: slice bounds become constants of the tree, so a tree kept by the query's
// text alone would answer with another request's page.
function parseQuery({ query, params }: ContentQuery) {
  try {
    return parse(query, { params });
  } catch (error) {
    throw QueryParseError.from(error, query);
  }
}

function evaluateQuery(dataset: Dataset, asked: ContentQuery): string {
  const tree = parseQuery(asked);
  const missing = findMissingParameter(tree);
  if (missing !== undefined) {
    throw QueryParseError.at(`param $${missing} referenced, but not provided`, asked.query, `$${missing}`);
  }
  const value = evaluateSync(tree, { dataset: dataset[asked.perspective], params: asked.params });
  return JSON.stringify(toJS(value) ?? null);
}

/** Every evaluation scans the whole dataset, so answers are kept; the documents never change while the shop runs. */
export function createQueryEngine(dataset: Dataset): QueryEngine {
  const answers = new LRUCache<string, string>({ max: CACHED_RESULTS });
  return {
    run(asked) {
      const key = JSON.stringify([asked.perspective, asked.query, asked.params]);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = evaluateQuery(dataset, asked);
      answers.set(key, answer);
      return answer;
    },
  };
}
