import type { Http } from '../../http/create-http';
import type { Associations } from '../types/criteria';
import type { Credentials, Customer, Registration } from '../types/customer';

/** The customer's account; login, register and logout change the session token. */
export const accountOperations = (http: Http) => ({
  login: (credentials: Credentials) =>
    http.request<{ redirectUrl: string | null }>('POST', '/account/login', { body: credentials }),
  logout: () => http.request<{ redirectUrl: string | null }>('POST', '/account/logout'),
  register: (registration: Registration) =>
    http.request<Customer>('POST', '/account/register', { body: registration }),
  customer: (associations: Associations = {}) =>
    http.request<Customer>('POST', '/account/customer', { body: { associations } }),
});
