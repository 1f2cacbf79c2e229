import type { HttpMethod } from './transport';

/**
 * An error that `instanceof` recognises across bundles. Every remote carries its own copy of this library, while the
 * errors it meets were made by the shell's copy; classes are therefore compared by their fixed `kind`.
 */
export abstract class KnownError extends Error {
  /** Name of the class, the same in every copy. */
  static readonly kind: string = 'KnownError';
  override name = (this.constructor as typeof KnownError).kind;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Object && kindsOf(value).includes(this.kind);
  }
}

/** Kinds of the classes that an object is made of, from its own upwards. */
function kindsOf(value: object): unknown[] {
  const kinds: unknown[] = [];
  for (let link: object | null = Object.getPrototypeOf(value) as object | null; link;) {
    if (Object.hasOwn(link.constructor, 'kind')) kinds.push((link.constructor as { kind?: unknown }).kind);
    link = Object.getPrototypeOf(link) as object | null;
  }
  return kinds;
}

/** What a failed request was, for messages and for deciding what to do about it. */
export interface FailedRequest {
  method: HttpMethod;
  url: string;
  /** HTTP status; 408 for a time-out of our own, 0 when there was no answer at all. */
  status: number;
  statusText: string;
  headers?: Record<string, string>;
  /** Parsed body of the answer, or its text when it is not JSON. */
  body?: unknown;
}

/** A request that did not succeed; its message names method, URL and status. */
export class HttpError extends KnownError {
  static override readonly kind: string = 'HttpError';
  readonly method: HttpMethod;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;

  constructor(failed: FailedRequest, options?: ErrorOptions) {
    super(`[${failed.method}] "${failed.url}": ${failed.status} ${failed.statusText}`.trimEnd(), options);
    this.method = failed.method;
    this.url = failed.url;
    this.status = failed.status;
    this.statusText = failed.statusText;
    this.headers = failed.headers ?? {};
    this.body = failed.body;
  }
}

/** No answer at all: the host was not reached or the connection broke. */
export class NetworkError extends HttpError {
  static override readonly kind: string = 'NetworkError';

  constructor(request: { method: HttpMethod; url: string }, cause?: unknown) {
    super({ method: request.method, url: request.url, status: 0, statusText: 'Network Error' }, { cause });
  }
}

/** The answer did not come in time. */
export class TimeoutError extends HttpError {
  static override readonly kind: string = 'TimeoutError';

  constructor({ method, url, timeoutMs }: { method: HttpMethod; url: string; timeoutMs: number }) {
    super({ method, url, status: 408, statusText: `timeout of ${timeoutMs}ms exceeded` });
  }
}

/** A successful answer whose body is not what was promised. */
export class MalformedAnswerError extends KnownError {
  static override readonly kind: string = 'MalformedAnswerError';
}

/** An answer that is longer than anything that was asked for; the rest of it is not read. */
export class TooLargeAnswerError extends MalformedAnswerError {
  static override readonly kind: string = 'TooLargeAnswerError';

  constructor({ method, url, maxBytes }: { method: HttpMethod; url: string; maxBytes: number }) {
    super(`The answer to ${method} ${url} is longer than ${maxBytes} bytes.`);
  }
}

/** The shop cannot start: something that must be configured is not. */
export class ConfigurationError extends KnownError {
  static override readonly kind: string = 'ConfigurationError';
}

/** Something was used outside the context that provides it. */
export class ContextError extends KnownError {
  static override readonly kind: string = 'ContextError';

  constructor(message = 'Shopware or apiClient context is not provided') {
    super(message);
  }
}
