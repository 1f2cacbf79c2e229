/** Names under which the shop stores things in the browser. Changing one loses the shoppers' stored data. */
export const COOKIES = {
  /** Context token of the commerce session: 365 days, path /, SameSite lax. */
  contextToken: 'sw-context-token',
  /** `1` while there is a commerce session. Readable by scripts, unlike the token. */
  session: 'weefsel-session',
  /**
   * JSON, `FlashMessage`: message shown once by the next page with a session. One minute, not readable by scripts.
   */
  said: 'weefsel-said',
  /**
   * Product ids that a guest saved without script, joined by dots. 365 days, until script takes them over.
   * No mirror of the browser's list: that would add up to 3 kB to every request.
   */
  wishlist: 'weefsel-wishlist',
  /** Target outside the shop of a form sent without script. One minute, not readable by scripts. */
  leave: 'weefsel-leave',
  /** The consent choice, `ConsentProof`, made without script. Not readable by scripts. */
  consent: 'weefsel-consent',
} as const;

export const STORAGE_KEYS = {
  /** JSON object: the cart as last seen by this browser, and its lost lines. */
  cart: 'weefsel-cart',
  /** JSON object: the input at the checkout and the resulting order. Per tab. */
  checkout: 'weefsel-checkout',
  /** JSON array of product ids: a guest's wishlist, or a copy of the customer's. */
  wishlist: 'sw-wishlist-items',
  /** Product ids, with spaces: hearts pressed on a page that was left before its code loaded. Per tab. */
  earlyHearts: 'weefsel-early-hearts',
  /** `true` while that wishlist holds changes of a guest that no customer's list has yet. */
  wishlistUnmerged: 'sw-wishlist-unmerged',
  /** JSON object: the pages of the listing shown last, and the shopper's position in it. Per tab. */
  listing: 'weefsel-listing',
  /** `normal` or `large`: size of the products of a listing in this browser. */
  density: 'weefsel-density',
  /** JSON object of paths reloaded because code was lost, with the time of each in ms. */
  reloads: 'weefsel-reloads',
  /** Visitor id for the search vendor: `v_`, random string, timestamp. */
  visitorId: 'tw_visitor_id',
  /** JSON array of this browser's search texts, the newest first. */
  recentSearches: 'weefsel-recent-searches',
  /** JSON array of the ids of products that this browser has viewed, the newest first. */
  lastViewed: 'weefsel-last-viewed',
  /**
   * JSON object: this browser's latest activity and the end of its visit before this one. Only with consent.
   */
  visits: 'weefsel-visits',
  /** JSON object, `Likes`: weighted words for what this browser viewed. Only with consent. */
  likes: 'weefsel-likes',
  /** JSON array: the order of this tab's listings for this shopper. Per tab, only with consent. */
  orders: 'weefsel-orders',
  /** `1`: the shopper prefers listings in the common, not personal, order. */
  plainOrder: 'weefsel-plain-order',
  /** JSON object: a shopper's own measures in cm, and the unit to write them in. */
  measures: 'weefsel-measures',
  /** JSON object, `ConsentProof`: the tracking that the shopper allows. */
  consent: 'weefsel-consent',
  /** JSON array of `<purpose>:<order number>`: orders whose purchase event has been sent. */
  toldPurchases: 'weefsel-told-purchases',
} as const;
