import { parse, type ExprNode } from 'groq-js';
import { QueryParseError } from './query-parse-error.ts';

/**
 * A query as a tree. Parsed with its parameters every time: slice bounds become constants of the tree, so a tree kept by
 * the query's text alone would answer with another request's page.
 * @throws QueryParseError, or RangeError when it is nested too deeply.
 */
export function parseQuery({
  query,
  params,
}: {
  query: string;
  params: Readonly<Record<string, unknown>>;
}): ExprNode {
  // The parser asks the parameters themselves whether they have a name, which one of this name would spoil.
  const { hasOwnProperty: _, ...parsed } = params;
  try {
    return parse(query, { params: parsed });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw QueryParseError.from(error, query);
  }
}
