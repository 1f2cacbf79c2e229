import type { Http } from '../../http/create-http';
import { newsletterAnswer, type Confirmation, type NewsletterAnswer } from '../types/customer';
import { CommerceError } from '../commerce-error';
import { ownCall } from './own-call';

/** Subscription call of a stock backend. A refused address gives the same result as with the plugin. */
async function subscribeAtStock(http: Http, email: string, storefrontUrl: string): Promise<NewsletterAnswer> {
  try {
    const body = { email, option: 'subscribe', storefrontUrl };
    await http.request('POST', '/newsletter/subscribe', { body });
    return { success: true, message: 'success' };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 400) return { success: false, message: 'failed' };
    throw error;
  }
}

export const newsletterOperations = (http: Http) => ({
  /**
   * Subscribes an address to the newsletter. Falls back to the stock call on a backend without the shop's plugin.
   * @param storefrontUrl address of the shop, without trailing slash, for the confirmation link
   */
  subscribe: (email: string, storefrontUrl: string): Promise<NewsletterAnswer> =>
    ownCall(
      () => http.request('POST', '/nd/newsletter/subscribe', { body: { email }, shape: newsletterAnswer }),
      () => subscribeAtStock(http, email, storefrontUrl),
    ),
  /** Follows the link of the confirmation mail. */
  confirm: (confirmation: Confirmation) =>
    http.request('POST', '/newsletter/confirm', { body: confirmation }),
  unsubscribe: (email: string) => http.request('POST', '/newsletter/unsubscribe', { body: { email } }),
});
