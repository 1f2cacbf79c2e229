/** Names of the fields with which an order is sent without script. */
export const REVIEW_FORM = {
  terms: 'terms',
  birthDate: 'birth-date',
  /** Hash of the cart that the shopper saw. */
  hash: 'hash',
  /** Id of the shopper's newest order before this one, empty without one. */
  newest: 'newest',
} as const;
