import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { choiceLink } from './address/choice-link';
import classes from './empty-listing.module.css';
import { hasFilters, withoutFilters } from './address/listing-state';
import type { ListingAddress } from './address/listing-address';

interface EmptyListingProps {
  address: ListingAddress;
  /** All filters are let go: this is gone in a moment, and the focus needs another place. */
  onCleared: () => void;
}

/** There is nothing to show, and what the shopper can do about it. */
export const EmptyListing = observer(function EmptyListing({ address, onCleared }: EmptyListingProps) {
  const { snippets } = useStores();
  const { shown, busy } = address;
  return (
    <div className={classes.empty} aria-busy={busy || undefined}>
      <p className={classes.title} role="status">
        {snippets.text('headless.search.noResults')}
      </p>
      {hasFilters(shown) && (
        <>
          <p>{snippets.text('headless.search.noResultsHelp')}</p>
          <Button variant="secondary" {...choiceLink(address, withoutFilters(shown), onCleared)}>
            {snippets.text('headless.listing.clearAll')}
          </Button>
        </>
      )}
    </div>
  );
});
