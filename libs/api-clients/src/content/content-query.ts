import type { Shape } from '../wire/shape';

export type QueryParams = Readonly<Record<string, unknown>>;

/** A question to the content service, and what its answer must look like. */
export interface ContentQuestion<T> {
  /** What logs call it. */
  name: string;
  groq: string;
  shape: Shape<T>;
}

/**
 * What a GROQ query finds. Throws ContentClientError (4xx), ContentServerError (5xx), NetworkError, TimeoutError, and
 * MalformedAnswerError for an answer that has not the shape; what can be spared of it is left out instead.
 */
export type ContentQuery = <T>(
  question: ContentQuestion<T>,
  params?: QueryParams,
  signal?: AbortSignal,
) => Promise<T>;
