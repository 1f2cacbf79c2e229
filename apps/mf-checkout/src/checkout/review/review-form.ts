/** Field names of an order that is sent without script. */
export const REVIEW_FORM = {
  terms: 'terms',
  giftNote: 'gift-note',
  birthDate: 'birth-date',
  /** Hash of the cart that the shopper saw. */
  hash: 'hash',
  /** Id of the shopper's newest order before this one, empty without one. */
  newest: 'newest',
} as const;

/** Maximum length of a note in characters: the room on a card. */
export const MAX_GIFT_NOTE = 250;

/** Additions of an order to its cart: the gift note, if any. */
export function wordsOfOrder(giftNote: string): { customerComment?: string } {
  const words = giftNote.trim().slice(0, MAX_GIFT_NOTE);
  return words ? { customerComment: words } : {};
}
