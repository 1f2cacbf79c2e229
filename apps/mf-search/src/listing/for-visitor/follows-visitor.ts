import type { ListingState } from '../address/listing-state';

/** True when a listing may have a personal order: default sort, no search text. */
export const followsVisitor = ({ sort, text }: Pick<ListingState, 'sort' | 'text'>): boolean =>
  !sort && !text;
