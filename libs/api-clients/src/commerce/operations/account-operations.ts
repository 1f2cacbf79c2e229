import type { Http } from '../../http/create-http';
import { searchResult, type Associations } from '../types/base';
import {
  customer,
  VITAL_IN_CUSTOMER,
  customerAddress,
  newsletterStatus,
  type Confirmation,
  type Credentials,
  type EmailChange,
  type PasswordChange,
  type ProfileChange,
  type Registration,
  type NewPassword,
  type AddressForm,
  type CustomerAddress,
} from '../types/customer';
import * as v from 'valibot';
import { CommerceError } from '../commerce-error';

const path = (id: string) => `/account/address/${encodeURIComponent(id)}`;

/** A customer's addresses. Refuses with CommerceError 403 who is not logged in. */
export const addressOperations = (http: Http) => ({
  /** All addresses, the oldest first. */
  list: async (signal?: AbortSignal): Promise<CustomerAddress[]> => {
    const body = { limit: 100, sort: [{ field: 'createdAt', order: 'ASC' }] };
    const shape = searchResult(customerAddress);
    return (await http.request('POST', '/account/list-address', { body, signal, shape })).elements;
  },
  create: (address: AddressForm) =>
    http.request('POST', '/account/address', { body: address, shape: customerAddress }),
  /** Replaces an address; what is left out is emptied. */
  update: (id: string, address: AddressForm) =>
    http.request('PATCH', path(id), { body: address, shape: customerAddress }),
  /** Refuses an address that is a default one, or in use in this session. */
  remove: (id: string) => http.request('DELETE', path(id)),
  setDefault: (id: string, use: 'shipping' | 'billing') =>
    http.request('PATCH', `/account/address/default-${use}/${encodeURIComponent(id)}`),
});

const expiry = v.object({ isExpired: v.boolean() });

/** Another password for who forgot the old one. */
export const recoveryOperations = (http: Http) => ({
  /**
   * Mails a link to choose another password. Resolves for unknown addresses too: who asks must not learn who is a customer.
   * @param storefrontUrl address of the shop, without a slash at its end, for the link in the mail
   */
  start: async (email: string, storefrontUrl: string): Promise<void> => {
    try {
      await http.request('POST', '/account/recovery-password', { body: { email, storefrontUrl } });
    } catch (error) {
      if (error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_NOT_FOUND')) return;
      throw error;
    }
  },
  /** Whether a link is of no use any more: too old, used, or never made. */
  isExpired: async (hash: string, signal?: AbortSignal): Promise<boolean> => {
    try {
      const body = { hash };
      const path = '/account/customer-recovery-is-expired';
      return (await http.request('POST', path, { body, signal, shape: expiry })).isExpired;
    } catch (error) {
      if (error instanceof CommerceError && error.status === 404) return true;
      throw error;
    }
  },
  /** Sets the password; refuses with 410 a link that is of no use any more. */
  finish: (hash: string, password: NewPassword) =>
    http.request('POST', '/account/recovery-password-confirm', { body: { hash, ...password } }),
});

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
  /** Turns the guest of this session into a customer with an account, with the same orders and addresses. From 6.7 on. */
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
