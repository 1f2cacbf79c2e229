import type { Http } from '../../http/create-http';
import type { Associations } from '../types/criteria';
import type {
  Confirmation,
  Credentials,
  Customer,
  EmailChange,
  PasswordChange,
  ProfileChange,
  Registration,
} from '../types/customer';
import type { NewsletterStatus } from '../types/newsletter';

/** The customer's account; login, register and logout change the session token. */
export const accountOperations = (http: Http) => ({
  login: (credentials: Credentials) =>
    http.request<{ redirectUrl: string | null }>('POST', '/account/login', { body: credentials }),
  logout: () => http.request<{ redirectUrl: string | null }>('POST', '/account/logout'),
  register: (registration: Registration) =>
    http.request<Customer>('POST', '/account/register', { body: registration }),
  /** Follows the link of a double opt-in mail; the customer is logged in then. */
  confirmRegistration: (confirmation: Confirmation) =>
    http.request<Customer>('POST', '/account/register-confirm', { body: confirmation }),
  /** Makes a customer with an account of the guest of this session, who keeps orders and addresses. From 6.7 on. */
  convertGuest: (password: string) =>
    http.request<{ success: boolean }>('POST', '/account/convert-guest', { body: { password } }),
  /** Ends the account and with it the session. */
  remove: () => http.request<undefined>('DELETE', '/account/customer'),
  customer: (associations: Associations = {}) =>
    http.request<Customer>('POST', '/account/customer', { body: { associations } }),
  changeProfile: (profile: ProfileChange) =>
    http.request<{ success: boolean }>('POST', '/account/change-profile', { body: profile }),
  changeEmail: (change: EmailChange) =>
    http.request<{ success: boolean }>('POST', '/account/change-email', { body: change }),
  changePassword: (change: PasswordChange) =>
    http.request<{ success?: boolean }>('POST', '/account/change-password', { body: change }),
  /** Whether the customer gets the newsletter: `optIn` and `direct` do, `notSet` has not confirmed yet. */
  newsletterStatus: async () =>
    (await http.request<{ status: NewsletterStatus }>('POST', '/account/newsletter-recipient')).status,
  /** Backends from 6.7 on answer 404: set the session's payment method instead. */
  changePaymentMethod: (id: string) =>
    http.request<{ success: boolean }>('POST', `/account/change-payment-method/${encodeURIComponent(id)}`),
});
