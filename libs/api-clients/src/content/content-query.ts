export type QueryParams = Readonly<Record<string, unknown>>;

/** What a GROQ query finds. Throws ContentClientError (4xx), ContentServerError (5xx), NetworkError, TimeoutError. */
export type ContentQuery = <T>(groq: string, params?: QueryParams, signal?: AbortSignal) => Promise<T>;
