import type { ListingState } from './listing-state';

/** The address of a listing, and the addresses that it leads to. */
export interface ListingAddress {
  path: string;
  /** What the shopper asked for last: the page shown, or the one on its way. */
  state: ListingState;
  /** What the page shown answers. */
  shown: ListingState;
  /** Other products are on their way. */
  busy: boolean;
  /** Another page of the same products is on its way. */
  loadingMore: boolean;
  at: (state: ListingState) => string;
  /** Goes there and leaves the window where it is. */
  go: (state: ListingState) => void;
}
