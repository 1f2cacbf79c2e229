import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { Suggestions } from './suggestions';
import classes from './empty-listing.module.css';
import type { CategoryLink } from './listing-data';
import type { ListingAddress } from './address/listing-address';

interface FailedListingProps {
  address: ListingAddress;
  categories: readonly CategoryLink[];
}

/** The products could not be had: another try, which works without script too, and suggestions. */
export const FailedListing = observer(function FailedListing({ address, categories }: FailedListingProps) {
  const { snippets } = useStores();
  const ways = categories.flatMap((link) => ('href' in link && !link.current ? link : []));
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
