import { KnownError, HttpError, type FailedRequest } from '../http/errors';

interface FailureMessages {
  statusCode: number;
  messages: readonly ApiError[];
}

const takesServerMessages = (status: number) =>
  status === 500 || (status >= 400 && status < 500 && status !== 408);

const single = (statusCode: number, detail: string): FailureMessages => ({
  statusCode,
  messages: [{ title: '', code: '', status: '', source: { pointer: '' }, detail }],
});

/**
 * Status and messages of a failed commerce call.
 * For 4xx except 408, and for 500: the server's own errors. Otherwise one message, the error's own.
 * Status without a response: 408 for a timeout, 0 for a network failure, otherwise 500.
 */
export function failureMessages(error: unknown): FailureMessages {
  if (error instanceof CommerceError) {
    if (!takesServerMessages(error.status)) return single(error.status, error.message);
    return {
      statusCode: error.status,
      messages: error.details.filter(({ title }) => title !== 'Unknown error'),
    };
  }
  if (error instanceof HttpError) return single(error.status, error.statusText);
  return single(500, error instanceof Error ? error.message : String(error));
}

/** One entry of the Store API's list of errors. */
export interface ApiError {
  status?: string;
  code?: string;
  title?: string;
  detail?: string;
  source?: { pointer?: string };
  meta?: { parameters?: Record<string, unknown> | unknown[] };
}

const UNKNOWN: ApiError = {
  title: 'Unknown error',
  detail: 'API did not return errors, but request failed. Please check the network tab.',
};

const line = ({ title = '', source, detail }: ApiError): string => {
  const pointer = source?.pointer ? `[${source.pointer}]` : '';
  return ` - [${title}]${pointer} ${detail || 'No error details provided.'}`;
};

/** A request that the commerce backend refused. The message has a line for each error in the response. */
export class CommerceError extends KnownError {
  static override readonly kind: string = 'CommerceError';
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Errors in the response body; empty when the body holds none. */
  readonly details: readonly ApiError[];

  constructor(failed: FailedRequest, details = errorsIn(failed.body)) {
    const told = details.length > 0 ? details : [UNKNOWN];
    super(['Failed request', ...told.map(line)].join('\n'));
    this.status = failed.status;
    this.statusText = failed.statusText;
    this.url = failed.url;
    this.headers = failed.headers ?? {};
    this.details = details;
  }

  /** True when the response has an error with this code. */
  has(code: string): boolean {
    return this.details.some((detail) => detail.code === code);
  }
}

/** The whole sales channel is closed for maintenance. Responds with 503, whatever the backend's own status. */
export class MaintenanceError extends CommerceError {
  static override readonly kind: string = 'MaintenanceError';
  readonly statusCode = 503;
  readonly statusMessage = 'MAINTENANCE_MODE';
}

/** Makes the error for a response of the commerce backend that is not 2xx. */
export function toCommerceError(failed: FailedRequest): CommerceError {
  const details = errorsIn(failed.body);
  const closed = details.some(({ code }) => code === 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE');
  return closed ? new MaintenanceError(failed, details) : new CommerceError(failed, details);
}

function errorsIn(body: unknown): readonly ApiError[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.filter((error): error is ApiError => typeof error === 'object' && error !== null);
}
