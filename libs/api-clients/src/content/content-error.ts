import { HttpError, type FailedRequest } from '../http/errors';

/** Error text of the content service, in either of its two formats. */
function reason({ body, statusText }: FailedRequest): string {
  if (typeof body !== 'object' || body === null) return statusText;
  const { error, message } = body as { error?: unknown; message?: unknown };
  if (typeof error === 'object' && error !== null && 'description' in error) return String(error.description);
  return [error, message].filter((part) => typeof part === 'string').join(' - ') || statusText;
}

abstract class ContentError extends HttpError {
  constructor(failed: FailedRequest) {
    super({ ...failed, statusText: reason(failed) });
  }
}

/** The content service refused the query: status 400 to 499. */
export class ContentClientError extends ContentError {
  static override readonly kind: string = 'ContentClientError';
}

/** The content service failed: status 500 and above. */
export class ContentServerError extends ContentError {
  static override readonly kind: string = 'ContentServerError';
}

export const toContentError = (failed: FailedRequest): HttpError => {
  if (failed.status >= 500) return new ContentServerError(failed);
  return failed.status >= 400 ? new ContentClientError(failed) : new HttpError(failed);
};
