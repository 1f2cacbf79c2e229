import type { HttpMethod } from './transport';

/**
 * An error that `instanceof` recognises across bundles. Every remote carries a copy of this library, but the shell's
 * copy makes the errors. Classes are therefore compared by their fixed `kind`.
 * A class without one counts as its parent.
 */
export abstract class KnownError extends Error {
  /** Name of the class, the same in every copy. */
  static readonly kind: string = 'KnownError';
  override name = (this.constructor as typeof KnownError).kind;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Object && kindsOf(value).includes(this.kind);
  }
}

/** Kinds of the classes of an object, from its own class upwards. */
function kindsOf(value: object): unknown[] {
  const kinds: unknown[] = [];
  for (let link: object | null = Object.getPrototypeOf(value) as object | null; link;) {
    if (Object.hasOwn(link.constructor, 'kind')) kinds.push((link.constructor as { kind?: unknown }).kind);
    link = Object.getPrototypeOf(link) as object | null;
  }
  return kinds;
}

/** A failed request, for messages and error handling. */
export interface FailedRequest {
  method: HttpMethod;
  url: string;
  /** HTTP status; 408 for our own timeout, 0 when there was no response. */
  status: number;
  statusText: string;
  headers?: Record<string, string>;
  /** Parsed body of the response, or its text when it is not JSON. */
  body?: unknown;
}

/** A failed request; its message contains method, URL and status. */
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

/** No response: the host was unreachable or the connection broke. */
export class NetworkError extends HttpError {
  static override readonly kind: string = 'NetworkError';

  constructor(request: { method: HttpMethod; url: string }, cause?: unknown) {
    super({ method: request.method, url: request.url, status: 0, statusText: 'Network Error' }, { cause });
  }
}

/** The response did not arrive in time. */
export class TimeoutError extends HttpError {
  static override readonly kind: string = 'TimeoutError';

  constructor({ method, url, timeoutMs }: { method: HttpMethod; url: string; timeoutMs: number }) {
    super({ method, url, status: 408, statusText: `timeout of ${timeoutMs}ms exceeded` });
  }
}

/** A successful response whose body has the wrong format. */
export class MalformedAnswerError extends KnownError {
  static override readonly kind: string = 'MalformedAnswerError';
}

/** A response above the size limit; the rest of it is not read. */
export class TooLargeAnswerError extends MalformedAnswerError {
  static override readonly kind: string = 'TooLargeAnswerError';

  constructor({ method, url, maxBytes }: { method: HttpMethod; url: string; maxBytes: number }) {
    super(`The answer to ${method} ${url} is longer than ${maxBytes} bytes.`);
  }
}

/** The shop cannot start: a required setting is missing. */
export class ConfigurationError extends KnownError {
  static override readonly kind: string = 'ConfigurationError';
}

/** Code ran outside the context that provides its data. */
export class ContextError extends KnownError {
  static override readonly kind: string = 'ContextError';

  constructor(message = 'Shopware or apiClient context is not provided') {
    super(message);
  }
}
