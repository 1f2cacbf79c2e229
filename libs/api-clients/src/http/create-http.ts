import { HttpError, MalformedAnswerError, type FailedRequest } from './errors';
import { lazyAxios } from './lazy-axios';
import { readOnce } from './retry-rules';
import type { HttpMethod, RetryRule, Transport } from './transport';
import { buildUrl, type Query } from './build-url';

export interface HttpOptions {
  /** Absolute address, with or without a trailing slash. */
  baseUrl: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Time for one request including its retries, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  retry?: RetryRule;
  transport?: Transport;
  /** Makes the error for an answer that is not 2xx. Default: HttpError. */
  toError?: (failed: FailedRequest) => Error;
}

export interface RequestOptions {
  query?: Query;
  /** JSON-serialisable; `undefined` sends no body. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface Answer<T> {
  body: T;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
}

export interface Http {
  /** The parsed body; `undefined` for an answer without one (204). Throws HttpError or what `toError` makes. */
  request: <T>(method: HttpMethod, path: string, options?: RequestOptions) => Promise<T>;
  /** Like `request`, with status and headers. */
  send: <T>(method: HttpMethod, path: string, options?: RequestOptions) => Promise<Answer<T>>;
}

/** One way to talk to a backend: JSON both ways, a time limit, careful retries and errors that say what failed. */
export function createHttp({
  baseUrl,
  headers = {},
  timeoutMs = 10_000,
  retry = readOnce,
  transport = lazyAxios,
  toError = (failed) => new HttpError(failed),
}: HttpOptions): Http {
  const send = async <T>(
    method: HttpMethod,
    path: string,
    options: RequestOptions = {},
  ): Promise<Answer<T>> => {
    options.signal?.throwIfAborted();
    const url = buildUrl(baseUrl, path, options.query);
    const answer = await transport({
      method,
      url,
      headers: { ...jsonHeaders(options.body), ...headers, ...options.headers },
      timeoutMs,
      retry,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
    });
    if (answer.status < 200 || answer.status > 299) {
      throw toError({
        method,
        url,
        status: answer.status,
        statusText: answer.statusText,
        headers: answer.headers,
        body: parseLeniently(answer.text),
      });
    }
    return {
      body: parse<T>(answer.text, `${method} ${url}`),
      status: answer.status,
      headers: answer.headers,
    };
  };
  return { send, request: async <T>(...call: Parameters<Http['send']>) => (await send<T>(...call)).body };
}

const jsonHeaders = (body: unknown): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

function parse<T>(text: string, what: string): T {
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new MalformedAnswerError(`The answer to ${what} is not JSON: ${text.slice(0, 80)}`, { cause });
  }
}

function parseLeniently(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
