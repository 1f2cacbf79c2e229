import * as v from 'valibot';
import type { Http } from '../../http/create-http';
import type { NewPassword } from '../types/customer';
import { CommerceError } from '../commerce-error';

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
    http.request('POST', '/account/recovery-password-confirm', {
      body: { hash, ...password },
    }),
});
