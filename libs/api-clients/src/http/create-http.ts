import { heldIfLeft } from '@weefsel/contracts';
import { anySignal } from './any-signal';
import { HttpError, MalformedAnswerError, type FailedRequest } from './errors';
import {
  readOnce,
  type FileBytes,
  type HttpMethod,
  type RetryRule,
  type Transport,
  type TransportRequest,
} from './transport';
import type { ReportFlaw } from '../wire/flaw';
import { readAnswer } from '../wire/read-answer';
import type { Shape } from '../wire/shape';

/** Values of one query: `undefined` omits a name, a list repeats it. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Joins a base address, a path and a query. */
function buildUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') value.forEach((one) => search.append(name, one));
    else search.set(name, String(value));
  }
  const address = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  return search.size > 0 ? `${address}?${search}` : address;
}

/** The axios transport, loaded at the first request: it must not add to a page's initial bytes. */
export const lazyAxios: Transport = async (request) => {
  const { axiosTransport } = await import('./axios-transport');
  return axiosTransport(request);
};

export interface HttpOptions {
  /** Absolute address, with or without a trailing slash. */
  baseUrl: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Time limit of one request including its retries, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** Longest response that is read, in bytes. Default 5,000,000. */
  maxBytes?: number;
  retry?: RetryRule;
  transport?: Transport | undefined;
  /** Makes the error for a response that is not 2xx. Default: HttpError. */
  toError?: (failed: FailedRequest) => Error;
  /** Receives each part that was dropped from a response for its wrong shape. */
  report?: ReportFlaw | undefined;
}

interface RequestOptions {
  query?: Query;
  /** JSON-serialisable; `undefined` sends no body. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Expected shape of the response; see `readAnswer`. */
export interface Expected<T> {
  shape: Shape<T>;
  /** Names of required fields, and of lists that need every item. A wrong one invalidates the response. */
  vital?: readonly string[];
}

export interface Answer<T> {
  body: T;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
}

export interface Http {
  /**
   * Returns the parsed body; `undefined` for a response without one (204). The body is unchecked unless a shape is
   * given.
   * Throws MalformedAnswerError, HttpError or the error of `toError`.
   */
  request: {
    <T>(method: HttpMethod, path: string, options: RequestOptions & Expected<T>): Promise<T>;
    (method: HttpMethod, path: string, options?: RequestOptions): Promise<unknown>;
  };
  /** Like `request`, with status and headers. */
  send: <T>(method: HttpMethod, path: string, options: RequestOptions & Expected<T>) => Promise<Answer<T>>;
  /** A file with its headers; `undefined` when there is none (204). */
  download: (
    method: HttpMethod,
    path: string,
    options?: RequestOptions,
  ) => Promise<Answer<FileBytes> | undefined>;
}

/** HTTP client of one backend: JSON both ways, a time limit, retries, and errors that describe the failure. */
export function createHttp({
  baseUrl,
  headers = {},
  timeoutMs = 10_000,
  maxBytes = 5_000_000,
  retry = readOnce,
  transport = lazyAxios,
  toError = (failed) => new HttpError(failed),
  report,
}: HttpOptions): Http {
  /** Throws a failure; waits first while the page is being left. */
  const fail = async (error: unknown, signal: AbortSignal | undefined): Promise<never> => {
    const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
    await heldIfLeft(anySignal(ends));
    signal?.throwIfAborted();
    throw error;
  };
  const exchange = async (
    method: HttpMethod,
    path: string,
    { binary, ...options }: RequestOptions & Pick<TransportRequest, 'binary'>,
  ) => {
    options.signal?.throwIfAborted();
    const url = buildUrl(baseUrl, path, options.query);
    const answer = await transport({
      method,
      url,
      headers: { ...jsonHeaders(options.body), ...headers, ...options.headers },
      timeoutMs,
      maxBytes,
      retry,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(binary && { binary }),
    }).catch((error: unknown) => fail(error, options.signal));
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
    return { ...answer, what: `${method} ${url}` };
  };
  const send = async <T>(
    method: HttpMethod,
    path: string,
    options: RequestOptions & Partial<Expected<T>> = {},
  ): Promise<Answer<T>> => {
    const { shape = anything as Shape<T>, vital, ...rest } = options;
    const { text, what, status, headers: received } = await exchange(method, path, rest);
    // An empty body is valid with status 204 only; otherwise the content was lost on the way.
    if (text === '' && status !== NO_CONTENT && options.shape)
      throw new MalformedAnswerError(`The answer to ${what} is empty.`);
    const reading = { shape, vital, report, asked: what.split('?', 1)[0] ?? what };
    return { body: readAnswer(reading, parse(text, what)), status, headers: received };
  };
  return {
    send,
    request: async <T>(
      method: HttpMethod,
      path: string,
      options?: RequestOptions & Partial<Expected<T>>,
    ): Promise<T> => (await send(method, path, options)).body,
    download: async (method, path, options = {}) => {
      const { bytes, status, headers: received } = await exchange(method, path, { ...options, binary: true });
      return bytes && status !== NO_CONTENT ? { body: bytes, status, headers: received } : undefined;
    },
  };
}

/** The response is intentionally empty. */
const NO_CONTENT = 204;

/** Accepts any response unchecked. */
const anything: Shape<unknown> = { '~standard': { validate: (value) => ({ value }) } };

const jsonHeaders = (body: unknown): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

function parse(text: string, what: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
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
