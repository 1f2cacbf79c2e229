import type { CommerceClient } from '@weefsel/api-clients';
import { COOKIES, keptWishlist, type PageRequest } from '@weefsel/contracts';
import { isNoWishlist, isWishlistRefused } from '@weefsel/stores';

/** The wishlist of whoever asks. */
export interface SavedIds {
  /** Product ids, the newest first. */
  ids: readonly string[];
  /** It is a customer's, which commerce keeps; a guest's is in a cookie. */
  isCustomers: boolean;
}

/** What the browser keeps of a guest's list, or of one that no customer's list has yet. */
export const keptIds = ({ kept }: Pick<PageRequest, 'kept'>): string[] =>
  keptWishlist(kept?.[COOKIES.wishlist]);

/** Whether an answer of commerce means that there is no customer: nobody is logged in, or not any more. */
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

/** A customer's list with what the browser still keeps of a guest's, else that alone. */
export async function savedIds(request: Pick<PageRequest, 'kept'>, commerce: Commerce): Promise<SavedIds> {
  const kept = keptIds(request);
  const own = commerce.hasSession() ? await ofCustomer(() => customersIds(commerce.wishlist)) : undefined;
  return { ids: [...new Set([...kept, ...(own ?? [])])], isCustomers: own !== undefined };
}

/** Does something to a customer's list; false where there is no customer. */
export async function changeCustomers(
  { hasSession, wishlist }: Commerce,
  work: (list: CommerceClient['wishlist']) => Promise<unknown>,
): Promise<boolean> {
  if (!hasSession()) return false;
  return (await ofCustomer(async () => ({ done: await work(wishlist) }))) !== undefined;
}
