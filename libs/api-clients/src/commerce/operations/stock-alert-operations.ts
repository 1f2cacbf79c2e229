import * as v from 'valibot';
import type { Http } from '../../http/create-http';

const asked = v.object({ soldOut: v.boolean() });

/** Calls of the shop's own plugin; a stock backend responds to all of them with 404. */
export const stockAlertOperations = (http: Http) => ({
  /**
   * Requests one mail when a variant is back in stock. The backend mails a confirmation link first. Resolves
   * to whether the variant is sold out.
   */
  subscribe: async (email: string, productId: string): Promise<boolean> => {
    const body = { email, productId };
    return (await http.request('POST', '/nd/stock-alert/subscribe', { body, shape: asked })).soldOut;
  },
  /** Follows the link of the confirmation mail. CommerceError with status 404 when the link is invalid. */
  confirm: (hash: string) => http.request('POST', '/nd/stock-alert/confirm', { body: { hash } }),
  /** Ends all alerts of the e-mail address that received the link. */
  unsubscribe: (hash: string) => http.request('POST', '/nd/stock-alert/unsubscribe', { body: { hash } }),
});
