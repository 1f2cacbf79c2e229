import { NetworkError, toCommerceError, type ApiError, type CommerceError } from '@weefsel/api-clients';

const request = { method: 'POST', url: 'http://commerce.test/store-api/checkout' } as const;

/** What the commerce client rejects with when the backend refuses a call for these reasons. */
export const refusedWith = (status: number, ...errors: ApiError[]): CommerceError =>
  toCommerceError({ ...request, status, statusText: '', body: { errors } });

/** What the client rejects with when nobody answers. */
export const unanswered = (): NetworkError => new NetworkError(request);
