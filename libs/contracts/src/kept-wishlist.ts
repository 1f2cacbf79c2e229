const ID = /^[0-9a-f]{32}$/;

/** Maximum number of products in a guest's wishlist cookie, below the limit of 4 kB. */
export const MOST_KEPT = 100;

/** True when a text is the id of a product. */
export const isProductId = (text: string): boolean => ID.test(text);

/** Product ids in the cookie of a guest's wishlist, the newest first, without duplicates. */
export const keptWishlist = (cookie = ''): string[] =>
  [...new Set(cookie.split('.').filter(isProductId))].slice(0, MOST_KEPT);

/** The cookie of a guest's wishlist; empty for an empty wishlist. */
export const toKeptWishlist = (ids: readonly string[]): string => ids.join('.');
