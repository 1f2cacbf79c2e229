/** Retries GET and HEAD once, immediately. Never retries requests that may change something. */
export const readOnce: RetryRule = {
  times: 1,
  methods: new Set(['GET', 'HEAD']),
  statuses: new Set([408, 409, 425, 429, 500, 502, 503, 504]),
  delayMs: () => 0,
};

/**
 * Content queries only read, also by POST. Up to 5 retries, after 100, 200, 400, 800, 1600 ms. Each delay has at most
 * 100 ms of jitter.
 */
export const patientQuery: RetryRule = {
  times: 5,
  methods: new Set(['GET', 'HEAD', 'POST']),
  statuses: new Set([429, 502, 503, 504]),
  delayMs: (retry) => 100 * 2 ** (retry - 1) + Math.random() * 100,
};

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Failures to retry, and the delays between attempts. */
export interface RetryRule {
  /** Further attempts after the first. */
  times: number;
  methods: ReadonlySet<HttpMethod>;
  statuses: ReadonlySet<number>;
  /** Milliseconds to wait before attempt `retry` (1 = first retry). */
  delayMs: (retry: number) => number;
}

/** Content of a file, in the browser's or the server's type. */
export type FileBytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

export interface TransportRequest {
  method: HttpMethod;
  url: string;
  headers: Record<string, string>;
  /** Body text as sent. */
  body?: string;
  /** Total time limit, including retries and the last byte. */
  timeoutMs: number;
  /** Longest response that is read, in bytes. */
  maxBytes: number;
  retry: RetryRule;
  signal?: AbortSignal;
  /** The response is a file, not text. */
  binary?: true;
  /** Returns redirects instead of following them: this request's headers are for its own host only. */
  stay?: true;
}

export interface TransportResponse {
  status: number;
  statusText: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Body text as received. */
  text: string;
  /** Received bytes, when a file was requested. */
  bytes?: FileBytes;
}

/**
 * Sends one request.
 * Resolves for every response, whatever its status. Rejects with NetworkError or TimeoutError without a response.
 * Rejects with TooLargeAnswerError above the size limit, and with the signal's reason on abort.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
