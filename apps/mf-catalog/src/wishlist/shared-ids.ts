import { keptWishlist } from '@weefsel/contracts';

/** Most products of a list that is shared: its address stays short enough for every message. */
export const MOST_SHARED = 50;

/** Parameter of the shared list's address that names its products. */
export const SHARED_PARAMETER = 'products';

/** The products that an address shares, each once, whatever else is in it. */
export const sharedIds = (url: URL): string[] =>
  keptWishlist(url.searchParams.get(SHARED_PARAMETER) ?? '').slice(0, MOST_SHARED);
