import type { Clients } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { loadSaved, type SavedProducts } from '../wishlist/load-saved';
import { sharedIds } from '../wishlist/shared-ids';

export interface SharedWishlistData extends SavedProducts {
  failed: boolean;
  /** True when the address names no product. */
  isNone?: true;
}

/** Loads a shared wishlist: public, with the products in its address. */
export async function load(
  { signal, text, url }: Pick<PageRequest, 'signal' | 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<PageResult<SharedWishlistData>> {
  const ids = sharedIds(url);
  const page = {
    kind: 'page',
    head: { title: `${text('headless.wishlist.sharedTitle')} | Weefsel`, robots: 'noindex' },
    context: 'general',
  } as const;
  const nothing = { cards: [], choices: {} };
  if (ids.length === 0) return { ...page, data: { ...nothing, failed: false, isNone: true } };
  try {
    return { ...page, data: { ...(await loadSaved(commerce, ids, signal)), failed: false } };
  } catch (failure) {
    signal.throwIfAborted();
    return { ...page, data: { ...nothing, failed: true }, missing: 'all', failure };
  }
}
