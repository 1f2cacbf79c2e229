/** Names under which the shop keeps things in the browser; changing one loses what shoppers have stored. */
export const COOKIES = {
  /** Context token of the commerce session: 365 days, path /, SameSite lax. */
  contextToken: 'sw-context-token',
  /** `1` while there is a commerce session: scripts can read it, and cannot read the token. */
  session: 'weefsel-session',
  /** JSON, `Said`: what the next page of a shopper's own says once; a minute, out of reach of scripts. */
  said: 'weefsel-said',
  /** Product ids that a guest saved without script, joined by dots; 365 days, until script takes them over. */
  wishlist: 'weefsel-wishlist',
  /** Where a form that was sent without script leads outside the shop; a minute, out of reach of scripts. */
  leave: 'weefsel-leave',
  /** A choice about what is measured, `ConsentProof`, made without script; kept from scripts. */
  consent: 'weefsel-consent',
} as const;

export const STORAGE_KEYS = {
  /** JSON object: what was in the cart when this browser last saw it, and what went from it without the shopper. */
  cart: 'weefsel-cart',
  /** JSON object of what was filled in at the checkout and of the order that came of it; for one tab. */
  checkout: 'weefsel-checkout',
  /** JSON array of product ids: a guest's wishlist, or a copy of the customer's. */
  wishlist: 'sw-wishlist-items',
  /** Product ids, with spaces: hearts that were pressed on a page that was left before there was code; for one tab. */
  earlyHearts: 'weefsel-early-hearts',
  /** `true` while that wishlist holds changes of a guest that no customer's list has yet. */
  wishlistUnmerged: 'sw-wishlist-unmerged',
  /** JSON object: the pages of the listing shown last and where the shopper was in it; for one tab. */
  listing: 'weefsel-listing',
  /** `normal` or `large`: how large this browser shows the products of a listing. */
  density: 'weefsel-density',
  /** JSON object of paths that were loaded again because code was lost, with the time of each in ms. */
  reloads: 'weefsel-reloads',
  /** Visitor id for the search vendor: `v_`, random string, timestamp. */
  visitorId: 'tw_visitor_id',
  /** JSON array of texts that this browser searched for, the newest first. */
  recentSearches: 'weefsel-recent-searches',
  /** JSON array of the ids of products that this browser has looked at, the newest first. */
  lastViewed: 'weefsel-last-viewed',
  /** JSON object: when this browser was last on the shop's pages, and when its visit before this one ended; only with leave. */
  visits: 'weefsel-visits',
  /** JSON object: what this browser looked at, as a few weighed words, `Likes`; only with leave. */
  likes: 'weefsel-likes',
  /** JSON array: in which order the listings of this tab were shown to this visitor; for one tab, only with leave. */
  orders: 'weefsel-orders',
  /** `1`: the shopper wants listings in everybody's order. */
  plainOrder: 'weefsel-plain-order',
  /** JSON object: a shopper's own measures in cm, and the unit to write them in. */
  measures: 'weefsel-measures',
  /** JSON object: what the shopper allows to be measured, `ConsentProof`. */
  consent: 'weefsel-consent',
  /** JSON array of `<purpose>:<order number>`: orders whose purchase event has been sent. */
  toldPurchases: 'weefsel-told-purchases',
} as const;
