import { toCommerceError, type ApiError, type CommerceError } from '@weefsel/api-clients';

/** Error of the commerce client when the backend refuses a form for these reasons. */
export const refusedWith = (status: number, ...errors: ApiError[]): CommerceError =>
  toCommerceError({
    method: 'POST',
    url: 'http://commerce.test/store-api/account',
    status,
    statusText: '',
    body: { errors },
  });

/** Code for a customer logged out in another tab, or with an old session. */
export const NOT_LOGGED_IN = 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN';
