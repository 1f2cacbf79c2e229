/**
 * Time limits of a listing on the server, in ms, longest first.
 * Each also ends with the page's own time (`answerBy`); the shell's limits are in its `server/time-limits.ts`.
 */
export const LIMIT_MS = {
  /** Products of the search service, after its own limit and a retry. A later answer serves the next request. */
  products: 3500,
  /** Category or brand of the listing; then its path names it. */
  place: 3000,
  /** Data of cards from commerce, after the search service's answer; then that answer is shown. */
  cards: 2200,
  /** Brands and categories around a text search. */
  around: 2200,
  /** Colours and sizes of cards, beside their data: cards work without them. */
  choices: 1500,
  /** Blogs and settings of badges, optional. */
  extras: 400,
  /** Reserved for assembly: a late part is left out before the page itself is late. */
  assembly: 300,
} as const;
