import { keptWishlist } from '@weefsel/contracts';

/** Maximum number of shared products. Keeps the address short enough for any message. */
export const MOST_SHARED = 50;

/** Query parameter with the products of a shared list. */
export const SHARED_PARAMETER = 'products';

/** Product ids in a shared address, deduplicated. Other content is ignored. */
export const sharedIds = (url: URL): string[] =>
  keptWishlist(url.searchParams.get(SHARED_PARAMETER) ?? '').slice(0, MOST_SHARED);
