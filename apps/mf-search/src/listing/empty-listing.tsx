import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './empty-listing.module.css';
import { hasFilters, withoutFilters } from './listing-state';
import type { ListingAddress } from './use-listing-address';

/** There is nothing to show, and what the shopper can do about it. */
export const EmptyListing = observer(function EmptyListing({ address }: { address: ListingAddress }) {
  const { snippets } = useStores();
  const { shown, at } = address;
  return (
    <div className={classes.empty}>
      <p className={classes.title} role="status">
        {snippets.text('headless.search.noResults')}
      </p>
      {hasFilters(shown) && (
        <>
          <p>{snippets.text('headless.search.noResultsHelp')}</p>
          <Button variant="secondary" href={at(withoutFilters(shown))} rel="nofollow" data-keep-scroll="">
            {snippets.text('headless.listing.clearAll')}
          </Button>
        </>
      )}
    </div>
  );
});
