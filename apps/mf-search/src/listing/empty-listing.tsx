import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { choiceLink } from './address/listing-links';
import classes from './empty-listing.module.css';
import { hasFilters, withoutFilters, type ListingAddress } from './address/listing-state';
import { Suggestions } from './suggestions';
import type { ListingViewProps } from './listing-data';

/** Shown when the products failed to load: a retry link, which works without JavaScript, and suggestions. */
export const FailedListing = observer(function FailedListing({ data, address }: ListingViewProps) {
  const { snippets } = useStores();
  const ways = data.categories.links.flatMap((link) => ('href' in link && !link.current ? link : []));
  const retry = { label: snippets.text('headless.common.retry'), href: address.at(address.shown) };
  return (
    <div className={classes.empty}>
      <Message kind="info" title={snippets.text('headless.listing.failed')} action={retry}>
        {snippets.text('headless.listing.failedHelp')}
      </Message>
      <Suggestions title={snippets.text('headless.listing.waysOn')} links={ways} />
    </div>
  );
});

interface EmptyListingProps {
  address: ListingAddress;
  /** Called when all filters were removed: this component disappears, so focus has to move elsewhere. */
  onCleared: () => void;
}

/** Message for an empty listing, with the shopper's options. */
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
