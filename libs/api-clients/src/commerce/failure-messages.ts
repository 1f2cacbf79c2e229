import { HttpError } from '../http/errors';
import { CommerceError, type ApiError } from './commerce-error';

export interface FailureMessages {
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
 * What to tell about a failed commerce call.
 * 4xx except 408, and 500: the server's own errors. Anything else: one message, the error's.
 * Without an answer the status is 408 for a time-out, 0 for a broken network, otherwise 500.
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
