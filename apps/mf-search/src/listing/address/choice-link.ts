import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import type { ListingState } from './listing-state';
import type { ListingAddress } from './listing-address';

/** What makes a link a choice: answered at once in the browser, `onChosen` beforehand; an address for all others. */
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
