/** Reads by GET and HEAD are tried once more, at once; anything that may change something never is. */
export const readOnce: RetryRule = {
  times: 1,
  methods: new Set(['GET', 'HEAD']),
  statuses: new Set([408, 409, 425, 429, 500, 502, 503, 504]),
  delayMs: () => 0,
};

/** Content queries only read, also by POST: up to 5 retries after 100, 200, 400, 800, 1600 ms plus at most 100 ms of jitter. */
export const patientQuery: RetryRule = {
  times: 5,
  methods: new Set(['GET', 'HEAD', 'POST']),
  statuses: new Set([429, 502, 503, 504]),
  delayMs: (retry) => 100 * 2 ** (retry - 1) + Math.random() * 100,
};

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Which failures are tried again, and how patiently. */
export interface RetryRule {
  /** Further attempts after the first. */
  times: number;
  methods: ReadonlySet<HttpMethod>;
  statuses: ReadonlySet<number>;
  /** Milliseconds to wait before attempt `retry` (1 = first retry). */
  delayMs: (retry: number) => number;
}

/** What a file consists of, as browsers and servers give it. */
export type FileBytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

export interface TransportRequest {
  method: HttpMethod;
  url: string;
  headers: Record<string, string>;
  /** Text as it goes over the wire. */
  body?: string;
  /** Time for all of it, retries and the last byte included. */
  timeoutMs: number;
  /** Longest answer that is read, in bytes. */
  maxBytes: number;
  retry: RetryRule;
  signal?: AbortSignal;
  /** The answer is a file, not text. */
  binary?: true;
  /** An answer that leads elsewhere is the answer: headers of this request are for its own host alone. */
  stay?: true;
}

export interface TransportResponse {
  status: number;
  statusText: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Text as it came over the wire. */
  text: string;
  /** What came over the wire, when a file was asked for. */
  bytes?: FileBytes;
}

/**
 * Brings one request over the wire.
 * Resolves for every answer, whatever its status; rejects with NetworkError or TimeoutError when there is no answer,
 * with TooLargeAnswerError when it is longer than asked for, and with the signal's reason when the caller gave up.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
