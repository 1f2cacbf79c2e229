import type { SearchResult } from './base';

/** One page of a customer's wishlist, the newest first; only products that are for sale. */
export interface WishlistPage {
  products: SearchResult<{ id: string }>;
}
