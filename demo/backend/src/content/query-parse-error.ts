import { GroqSyntaxError } from 'groq-js';

/** An invalid query; the client draws a code frame from `start` and `end`. */
export class QueryParseError extends Error {
  override readonly name = 'QueryParseError';
  readonly query: string;
  /** Offsets into `query`, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;

  constructor(description: string, query: string, start: number, end: number) {
    super(description);
    this.query = query;
    this.start = start;
    this.end = end;
  }

  static from(error: unknown, query: string): QueryParseError {
    const description = error instanceof Error ? error.message : String(error);
    if (!(error instanceof GroqSyntaxError)) return new QueryParseError(description, query, 0, query.length);
    const start = Math.min(error.position, query.length);
    return new QueryParseError(description, query, start, Math.min(start + 1, query.length));
  }

  static at(description: string, query: string, part: string): QueryParseError {
    const start = Math.max(query.indexOf(part), 0);
    return new QueryParseError(description, query, start, start + part.length);
  }

  toEnvelope() {
    const { message: description, query, start, end } = this;
    return { error: { type: 'queryParseError', description, query, start, end } };
  }
}
