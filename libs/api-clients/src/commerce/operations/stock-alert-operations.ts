import * as v from 'valibot';
import type { Http } from '../../http/create-http';

const asked = v.object({ soldOut: v.boolean() });

/** Calls of the shop's own plugin; a stock backend answers all of them with 404. */
export const stockAlertOperations = (http: Http) => ({
  /** Asks for one mail when a variant is back; the address is mailed a link to confirm. Whether it is sold out at all. */
  subscribe: async (email: string, productId: string): Promise<boolean> => {
    const body = { email, productId };
    return (await http.request('POST', '/nd/stock-alert/subscribe', { body, shape: asked })).soldOut;
  },
  /** Follows the link of the confirmation mail; CommerceError with status 404 when it is none. */
  confirm: (hash: string) => http.request('POST', '/nd/stock-alert/confirm', { body: { hash } }),
  /** Ends all alerts of the address that the link was mailed to. */
  unsubscribe: (hash: string) => http.request('POST', '/nd/stock-alert/unsubscribe', { body: { hash } }),
});
