import { useNavigate, useNavigation } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { startTransition, useState } from 'react';
import type { ListingAddress, ListingState } from './listing-state';
import { listingKey, parseListing, printListing, splitHref } from './listing-url';

/** Reads and changes a listing's address. A choice shows at once, before its products arrive. */
export function useListingAddress(href: string): ListingAddress {
  const navigate = useNavigate();
  const { overlay } = useStores();
  const { location } = useNavigation();
  const [asked, setAsked] = useState<{ from: string; to: string } | null>(null);
  const { path, search } = splitHref(href);

  const underWay = location?.pathname === path ? location.search : undefined;
  const askedHere = asked?.from === href ? splitHref(asked.to).search : undefined;
  const state = parseListing(askedHere ?? underWay ?? search);
  const shown = parseListing(search);
  const moves = state.page !== shown.page || listingKey(path, state) !== listingKey(path, shown);
  const sameProducts = listingKey(path, state) === listingKey(path, shown);
  const at = (next: ListingState) => path + printListing(next);

  return {
    path,
    state,
    shown,
    busy: moves && !sameProducts,
    loadingMore: moves && sameProducts,
    at,
    go: (next) => {
      const to = at(next);
      if (to === at(state)) return;
      setAsked({ from: href, to });
      // In the same transition as the router's update; a later choice survives.
      const answered = () => startTransition(() => setAsked((last) => (last?.to === to ? null : last)));
      // Replaces the history entry of the panel.
      const options = { preventScrollReset: true, replace: overlay.isOnEntry() };
      void Promise.resolve(navigate(to, options)).finally(answered);
    },
  };
}
