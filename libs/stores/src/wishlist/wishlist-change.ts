import { CommerceError } from '@weefsel/api-clients';

const statusOf = (error: unknown): number => (error instanceof CommerceError ? error.status : 0);

/** The backend does not keep a list for whoever asks: nobody is logged in (any more), or the shop has none. */
export const isRefused = (error: unknown): boolean => [401, 403].includes(statusOf(error));

/** The customer never saved anything. */
export const isNoList = (error: unknown): boolean => statusOf(error) === 404;

/** The list is already as the change would have made it. */
export function isAlreadySo(error: unknown, { kind }: WishlistChange): boolean {
  if (kind === 'remove') return statusOf(error) === 404;
  return error instanceof CommerceError && error.has('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT');
}

/** One product put on the wishlist or taken off it. */
export interface WishlistChange {
  kind: 'add' | 'remove';
  id: string;
}

/** The ids after a change, the newest first; the same product is never there twice. */
export function withChange(ids: readonly string[], { kind, id }: WishlistChange): readonly string[] {
  if (kind === 'remove') return ids.filter((other) => other !== id);
  return ids.includes(id) ? ids : [id, ...ids];
}
