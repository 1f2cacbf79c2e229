/** Names of the fields with which an order is sent without script. */
export const REVIEW_FORM = {
  terms: 'terms',
  giftNote: 'gift-note',
  birthDate: 'birth-date',
  /** Hash of the cart that the shopper saw. */
  hash: 'hash',
  /** Id of the shopper's newest order before this one, empty without one. */
  newest: 'newest',
} as const;

/** How long a note may be: what fits on a card. */
export const MAX_GIFT_NOTE = 250;

/** What an order says beside its cart: the words for a card, where there are some. */
export function wordsOfOrder(giftNote: string): { customerComment?: string } {
  const words = giftNote.trim().slice(0, MAX_GIFT_NOTE);
  return words ? { customerComment: words } : {};
}
