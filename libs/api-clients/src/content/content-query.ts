import type { Shape } from '../wire/shape';

export type QueryParams = Readonly<Record<string, unknown>>;

/** A query for the content service with the expected shape of its result. */
export interface ContentQuestion<T> {
  /** Name in logs. */
  name: string;
  groq: string;
  shape: Shape<T>;
}

/**
 * Runs a GROQ query. Throws ContentClientError (4xx), ContentServerError (5xx), NetworkError and TimeoutError. Throws
 * MalformedAnswerError for a result of the wrong shape; drops wrong optional parts instead.
 */
export type ContentQuery = <T>(
  question: ContentQuestion<T>,
  params?: QueryParams,
  signal?: AbortSignal,
) => Promise<T>;
