import { NetworkError, toCommerceError, type ApiError, type CommerceError } from '@weefsel/api-clients';

const request = { method: 'POST', url: 'http://commerce.test/store-api/checkout' } as const;

/** Error of the commerce client when the backend refuses a call for these reasons. */
export const refusedWith = (status: number, ...errors: ApiError[]): CommerceError =>
  toCommerceError({ ...request, status, statusText: '', body: { errors } });

/** Error of the client when there is no response. */
export const unanswered = (): NetworkError => new NetworkError(request);
