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

/** A customer's addresses. Rejects with CommerceError 403 without a login. */
export const addressOperations = (http: Http) => ({
  /** All addresses, oldest first. */
  list: async (signal?: AbortSignal): Promise<CustomerAddress[]> => {
    const body = { limit: 100, sort: [{ field: 'createdAt', order: 'ASC' }] };
    const shape = searchResult(customerAddress);
    return (await http.request('POST', '/account/list-address', { body, signal, shape })).elements;
  },
  create: (address: AddressForm) =>
    http.request('POST', '/account/address', { body: address, shape: customerAddress }),
  /** Replaces an address; omitted fields become empty. */
  update: (id: string, address: AddressForm) =>
    http.request('PATCH', path(id), { body: address, shape: customerAddress }),
  /** Refused for a default address and for one in use in this session. */
  remove: (id: string) => http.request('DELETE', path(id)),
  setDefault: (id: string, use: 'shipping' | 'billing') =>
    http.request('PATCH', `/account/address/default-${use}/${encodeURIComponent(id)}`),
});

const expiry = v.object({ isExpired: v.boolean() });

/** Replaces a forgotten password. */
export const recoveryOperations = (http: Http) => ({
  /**
   * Mails a link to choose another password. Also resolves for unknown addresses: callers must not find out whether
   * an address has an account.
   * @param storefrontUrl address of the shop, without trailing slash, for the link in the mail
   */
  start: async (email: string, storefrontUrl: string): Promise<void> => {
    try {
      await http.request('POST', '/account/recovery-password', { body: { email, storefrontUrl } });
    } catch (error) {
      if (error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_NOT_FOUND')) return;
      throw error;
    }
  },
  /** True when a link is expired, used or unknown. */
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
  /** Sets the password. Refused with 410 when the link is no longer valid. */
  finish: (hash: string, password: NewPassword) =>
    http.request('POST', '/account/recovery-password-confirm', { body: { hash, ...password } }),
});

const aCustomer = { shape: customer, vital: VITAL_IN_CUSTOMER };

/** The customer's account. Login, registration and logout change the session token. */
export const accountOperations = (http: Http) => ({
  login: (credentials: Credentials) => http.request('POST', '/account/login', { body: credentials }),
  logout: () => http.request('POST', '/account/logout'),
  register: (registration: Registration) =>
    http.request('POST', '/account/register', { body: registration, ...aCustomer }),
  /** Follows the link of a double opt-in mail, which also logs the customer in. */
  confirmRegistration: (confirmation: Confirmation) =>
    http.request('POST', '/account/register-confirm', { body: confirmation }),
  /** Turns the guest of this session into a customer with an account. Orders and addresses stay. From 6.7 on. */
  convertGuest: (password: string) => http.request('POST', '/account/convert-guest', { body: { password } }),
  /** Deletes the account and ends the session. */
  remove: () => http.request('DELETE', '/account/customer'),
  customer: (associations: Associations = {}) =>
    http.request('POST', '/account/customer', { body: { associations }, ...aCustomer }),
  changeProfile: (profile: ProfileChange) =>
    http.request('POST', '/account/change-profile', { body: profile }),
  changeEmail: (change: EmailChange) => http.request('POST', '/account/change-email', { body: change }),
  changePassword: (change: PasswordChange) =>
    http.request('POST', '/account/change-password', { body: change }),
  /** Newsletter status of the customer. `optIn` and `direct` receive it; `notSet` is not confirmed yet. */
  newsletterStatus: async () =>
    (await http.request('POST', '/account/newsletter-recipient', { shape: newsletterStatus })).status,
  /** Backends from 6.7 on respond with 404: set the session's payment method instead. */
  changePaymentMethod: (id: string) =>
    http.request('POST', `/account/change-payment-method/${encodeURIComponent(id)}`),
});
