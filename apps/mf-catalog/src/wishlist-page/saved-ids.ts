import type { CommerceClient } from '@weefsel/api-clients';
import { COOKIES, keptWishlist, type PageRequest } from '@weefsel/contracts';
import { isNoWishlist, isWishlistRefused } from '@weefsel/stores';

/** The caller's wishlist. */
interface SavedIds {
  /** Product ids, newest first. */
  ids: readonly string[];
  /** True for a customer's list in commerce; false for a guest's list in a cookie. */
  isCustomers: boolean;
}

/** Ids in the browser's cookie: a guest's list, or ids not yet in a customer's. */
export const keptIds = ({ kept }: Pick<PageRequest, 'kept'>): string[] =>
  keptWishlist(kept?.[COOKIES.wishlist]);

/** Runs work for a customer. Undefined when commerce responds that no customer is logged in. */
async function ofCustomer<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isWishlistRefused(error)) return undefined;
    throw error;
  }
}

async function customersIds({ ids }: CommerceClient['wishlist']): Promise<readonly string[]> {
  try {
    return await ids();
  } catch (error) {
    if (isNoWishlist(error)) return [];
    throw error;
  }
}

type Commerce = Pick<CommerceClient, 'hasSession' | 'wishlist'>;

/** A customer's list merged with the ids in the cookie, else those ids alone. */
export async function savedIds(request: Pick<PageRequest, 'kept'>, commerce: Commerce): Promise<SavedIds> {
  const kept = keptIds(request);
  const own = commerce.hasSession() ? await ofCustomer(() => customersIds(commerce.wishlist)) : undefined;
  return { ids: [...new Set([...kept, ...(own ?? [])])], isCustomers: own !== undefined };
}

/** Changes a customer's list. Returns false without a customer. */
export async function changeCustomers(
  { hasSession, wishlist }: Commerce,
  work: (list: CommerceClient['wishlist']) => Promise<unknown>,
): Promise<boolean> {
  if (!hasSession()) return false;
  return (await ofCustomer(async () => ({ done: await work(wishlist) }))) !== undefined;
}
