import type { Clients } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { loadSaved, type SavedProducts } from '../wishlist/load-saved';
import { savedIds } from './saved-ids';

/** Server data of the wishlist page. */
export interface WishlistPageData extends SavedProducts {
  /** False for guests, whose list is also in the browser where there is script. */
  isCustomers: boolean;
  failed: boolean;
}

/** Loads the wishlist page: of a customer, or of a guest by cookie. */
export async function load(
  { kept, signal, text }: Pick<PageRequest, 'kept' | 'signal' | 'text'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<PageResult<WishlistPageData>> {
  const page = {
    kind: 'page',
    head: { title: `${text('headless.wishlist.pageTitle')} | Weefsel`, robots: 'noindex' },
    context: 'general',
  } as const;
  try {
    const { ids, isCustomers } = await savedIds({ ...(kept && { kept }) }, commerce);
    return { ...page, data: { ...(await loadSaved(commerce, ids, signal)), isCustomers, failed: false } };
  } catch (failure) {
    signal.throwIfAborted();
    const data = { cards: [], choices: {}, isCustomers: false, failed: true };
    return { ...page, data, missing: 'all', failure };
  }
}
