import type { Http } from '../../http/create-http';
import type { Associations } from '../types/criteria';
import type { Credentials, Customer, EmailChange, ProfileChange, Registration } from '../types/customer';

/** The customer's account; login, register and logout change the session token. */
export const accountOperations = (http: Http) => ({
  login: (credentials: Credentials) =>
    http.request<{ redirectUrl: string | null }>('POST', '/account/login', { body: credentials }),
  logout: () => http.request<{ redirectUrl: string | null }>('POST', '/account/logout'),
  register: (registration: Registration) =>
    http.request<Customer>('POST', '/account/register', { body: registration }),
  customer: (associations: Associations = {}) =>
    http.request<Customer>('POST', '/account/customer', { body: { associations } }),
  changeProfile: (profile: ProfileChange) =>
    http.request<{ success: boolean }>('POST', '/account/change-profile', { body: profile }),
  changeEmail: (change: EmailChange) =>
    http.request<{ success: boolean }>('POST', '/account/change-email', { body: change }),
  /** Backends from 6.7 on answer 404: set the session's payment method instead. */
  changePaymentMethod: (id: string) =>
    http.request<{ success: boolean }>('POST', `/account/change-payment-method/${encodeURIComponent(id)}`),
});
