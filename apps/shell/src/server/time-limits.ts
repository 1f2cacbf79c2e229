/**
 * Time limits of one request, in ms, longest first. A limit within another is shorter.
 * Remotes divide `load` further, such as mf-search in its `time-limits.ts`.
 */
export const LIMIT_MS = {
  /** Form without script: an order takes several calls in sequence. */
  action: 12_000,
  /** Call of a browser to commerce through this server; browsers give up at the same time. */
  storeApi: 10_000,
  /** Vendor call of a page: late data serves the next request from the cache. */
  abort: 10_000,
  /** Complete page, from its request. */
  answer: 5500,
  /** Data of a page; 1.1 s remain for rendering, sending and the error page. */
  load: 4400,
  /** Session and cart of a personal page, before its data. */
  shopper: 3000,
  /** Meaning of an unknown path; the rest of `load` is for the page. */
  path: 2600,
  /** Personal variant of a public page; then the public one is shown. */
  personal: 1500,
  /** Renewal of a page that is too old to show; then the old one is shown. */
  renewal: 1500,
  /** Drafts of the frame in a preview; then published texts are shown. */
  drafts: 1500,
  /** Data of a borrowed fragment; then its slot shows a message. */
  fragment: 1200,
  /** Menus and texts for a server's first page; then built-in ones are shown. */
  firstFrame: 1000,
  /** Trial rendering of new menus and texts, without data. */
  trialFrame: 1000,
  /** Part that suspends during rendering: all data is there by then. */
  render: 800,
  /** Terms of the shop for its texts, read beside pages. */
  promises: 400,
  /** Answers shared in Redis: memory and vendors are about as fast. */
  sharedCache: 250,
  /** Reserved for assembly: a fragment ends before its page. */
  assembly: 100,
} as const;

/** Longest time of one call to a vendor, in ms. Slower answers count as none (`vendors/vendor-breakers.ts`). */
export const VENDOR_LIMIT_MS = {
  commerce: 3500,
  content: 3000,
  vat: 3000,
  search: 2500,
  social: 1500,
  reviews: 1500,
  addresses: 1500,
  /** Probe of a vendor that is away. */
  probe: 2200,
} as const;
