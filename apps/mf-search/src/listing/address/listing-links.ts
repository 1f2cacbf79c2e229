import { NO_LINK } from '@weefsel/contracts';
import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import type { CategoryLink } from '../listing-data';
import { withCategory, type ListingAddress, type ListingState } from './listing-state';
import { printListing } from './listing-url';

/**
 * Props of a link that applies a choice. A plain click calls `onChosen` and navigates; any other click follows the
 * address.
 */
export const choiceLink = ({ at, go }: ListingAddress, next: ListingState, onChosen: () => void) => ({
  href: at(next),
  rel: 'nofollow',
  'data-keep-scroll': '',
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChosen();
    go(next);
  },
});

/**
 * Address of a category link: the category's page, or this listing narrowed to it. Keeps the filters, because the count
 * assumes them.
 */
export function categoryLinkHref(link: CategoryLink, { at, state }: ListingAddress): string {
  if (!('href' in link)) return at(withCategory(state, link.category ?? undefined));
  if (link.href === NO_LINK) return link.href;
  return link.href + printListing({ ...withCategory(state, undefined), other: [] });
}
