import { NO_LINK } from '@weefsel/contracts';
import type { CategoryLink } from '../listing-data';
import { withCategory } from './listing-state';
import { printListing } from './listing-url';
import type { ListingAddress } from './listing-address';

/** Where a category leads: to its own page, or to this listing narrowed to it; the filters go along, as its count says. */
export function categoryLinkHref(link: CategoryLink, { at, state }: ListingAddress): string {
  if (!('href' in link)) return at(withCategory(state, link.category ?? undefined));
  if (link.href === NO_LINK) return link.href;
  return link.href + printListing({ ...withCategory(state, undefined), other: [] });
}
