import { toCommerceError, type ApiError, type CommerceError } from '@weefsel/api-clients';

/** What the commerce client rejects with when the backend refuses a form for these reasons. */
export const refusedWith = (status: number, ...errors: ApiError[]): CommerceError =>
  toCommerceError({
    method: 'POST',
    url: 'http://commerce.test/store-api/account',
    status,
    statusText: '',
    body: { errors },
  });

/** Said to who was logged out in another tab, or whose session is too old. */
export const NOT_LOGGED_IN = 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN';
