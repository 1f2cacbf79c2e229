import { CommerceError } from '@weefsel/api-clients';

const statusOf = (error: unknown): number => (error instanceof CommerceError ? error.status : 0);

/** True when the backend keeps no list for the caller: not logged in (any more), or the shop has none. */
export const isRefused = (error: unknown): boolean => [401, 403].includes(statusOf(error));

/** True when the customer never saved anything. */
export const isNoList = (error: unknown): boolean => statusOf(error) === 404;

/** True when the list is already in the requested state. */
export function isAlreadySo(error: unknown, { kind }: WishlistChange): boolean {
  if (kind === 'remove') return statusOf(error) === 404;
  return error instanceof CommerceError && error.has('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT');
}

/** Adding a product to the wishlist, or removing it. */
export interface WishlistChange {
  kind: 'add' | 'remove';
  id: string;
}

/** The ids after a change, newest first and without duplicates. */
export function withChange(ids: readonly string[], { kind, id }: WishlistChange): readonly string[] {
  if (kind === 'remove') return ids.filter((other) => other !== id);
  return ids.includes(id) ? ids : [id, ...ids];
}
