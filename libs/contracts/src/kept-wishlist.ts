const ID = /^[0-9a-f]{32}$/;

/** Most products of a guest's wishlist that fit into its cookie. */
export const MOST_KEPT = 100;

/** Whether a text is the id of a product. */
export const isProductId = (text: string): boolean => ID.test(text);

/** Product ids in the cookie of a guest's wishlist, the newest first, each once. */
export const keptWishlist = (cookie = ''): string[] =>
  [...new Set(cookie.split('.').filter(isProductId))].slice(0, MOST_KEPT);

/** The cookie of a guest's wishlist: empty when there is nothing on it. */
export const toKeptWishlist = (ids: readonly string[]): string => ids.join('.');
