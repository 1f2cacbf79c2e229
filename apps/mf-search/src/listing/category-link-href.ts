import type { CategoryLink } from './listing-data';
import { withCategory } from './listing-state';
import type { ListingAddress } from './use-listing-address';

/** Where a category leads: to its own page, or to this listing narrowed to it with the filters kept. */
export const categoryLinkHref = (link: CategoryLink, { at, state }: ListingAddress): string =>
  'href' in link ? link.href : at(withCategory(state, link.category ?? undefined));
