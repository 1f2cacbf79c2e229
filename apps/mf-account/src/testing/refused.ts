import { toCommerceError, type ApiError, type CommerceError } from '@weefsel/api-clients';

/** Error of the commerce client when the backend refuses a call for these reasons. */
export const refusedWith = (status: number, ...errors: ApiError[]): CommerceError =>
  toCommerceError({
    method: 'POST',
    url: 'http://commerce.test/store-api/account',
    status,
    statusText: '',
    body: { errors },
  });
