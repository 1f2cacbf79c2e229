import { parse, type ExprNode } from 'groq-js';
import { QueryParseError } from './query-parse-error.ts';

/**
 * Parses a query into a tree, with its parameters every time. Slice bounds become constants of the tree. A tree cached
 * by the query's text alone would return another request's page.
 * @throws QueryParseError, or RangeError when it is nested too deeply.
 */
export function parseQuery({
  query,
  params,
}: {
  query: string;
  params: Readonly<Record<string, unknown>>;
}): ExprNode {
  // The parser calls `hasOwnProperty` of the parameters, which a parameter of this name would break.
  const { hasOwnProperty: _, ...parsed } = params;
  try {
    return parse(query, { params: parsed });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw QueryParseError.from(error, query);
  }
}
