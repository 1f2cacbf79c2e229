import type { Http } from '../../http/create-http';
import type { Associations } from '../types/criteria';
import {
  customer,
  VITAL_IN_CUSTOMER,
  type Confirmation,
  type Credentials,
  type EmailChange,
  type PasswordChange,
  type ProfileChange,
  type Registration,
} from '../types/customer';
import { newsletterStatus } from '../types/newsletter';

const aCustomer = { shape: customer, vital: VITAL_IN_CUSTOMER };

/** The customer's account; login, register and logout change the session token. */
export const accountOperations = (http: Http) => ({
  login: (credentials: Credentials) => http.request('POST', '/account/login', { body: credentials }),
  logout: () => http.request('POST', '/account/logout'),
  register: (registration: Registration) =>
    http.request('POST', '/account/register', { body: registration, ...aCustomer }),
  /** Follows the link of a double opt-in mail; the customer is logged in then. */
  confirmRegistration: (confirmation: Confirmation) =>
    http.request('POST', '/account/register-confirm', { body: confirmation }),
  /** Makes a customer with an account of the guest of this session, who keeps orders and addresses. From 6.7 on. */
  convertGuest: (password: string) => http.request('POST', '/account/convert-guest', { body: { password } }),
  /** Ends the account and with it the session. */
  remove: () => http.request('DELETE', '/account/customer'),
  customer: (associations: Associations = {}) =>
    http.request('POST', '/account/customer', { body: { associations }, ...aCustomer }),
  changeProfile: (profile: ProfileChange) =>
    http.request('POST', '/account/change-profile', { body: profile }),
  changeEmail: (change: EmailChange) => http.request('POST', '/account/change-email', { body: change }),
  changePassword: (change: PasswordChange) =>
    http.request('POST', '/account/change-password', { body: change }),
  /** Whether the customer gets the newsletter: `optIn` and `direct` do, `notSet` has not confirmed yet. */
  newsletterStatus: async () =>
    (await http.request('POST', '/account/newsletter-recipient', { shape: newsletterStatus })).status,
  /** Backends from 6.7 on answer 404: set the session's payment method instead. */
  changePaymentMethod: (id: string) =>
    http.request('POST', `/account/change-payment-method/${encodeURIComponent(id)}`),
});
