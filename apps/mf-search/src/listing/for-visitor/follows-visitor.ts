import type { ListingState } from '../address/listing-state';

/** Whether a listing may be in an order of one visitor: the service's own order of what was not searched for. */
export const followsVisitor = ({ sort, text }: Pick<ListingState, 'sort' | 'text'>): boolean =>
  !sort && !text;
