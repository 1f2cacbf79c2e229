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

export interface TransportRequest {
  method: HttpMethod;
  url: string;
  headers: Record<string, string>;
  /** Text as it goes over the wire. */
  body?: string;
  timeoutMs: number;
  retry: RetryRule;
  signal?: AbortSignal;
}

export interface TransportResponse {
  status: number;
  statusText: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Text as it came over the wire. */
  text: string;
}

/**
 * Brings one request over the wire.
 * Resolves for every answer, whatever its status; rejects with NetworkError or TimeoutError when there is no answer,
 * and with the signal's reason when the caller gave up.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
