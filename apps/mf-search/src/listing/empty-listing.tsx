import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField } from '@weefsel/ui';
import classes from './empty-listing.module.css';
import { hasFilters, withoutFilters } from './listing-state';
import type { ListingAddress } from './use-listing-address';

interface EmptyListingProps {
  address: ListingAddress;
  /** The text is too short to search for, so nothing was searched. */
  tooShort: boolean;
}

const SearchForm = observer(function SearchForm({ text }: { text: string }) {
  const { snippets } = useStores();
  return (
    <form
      action={paths.search.pattern}
      role="search"
      aria-label={snippets.text('headless.search.label')}
      className={classes.form}
    >
      <TextField
        name="tn_q"
        type="search"
        label={snippets.text('headless.search.label')}
        defaultValue={text}
        maxLength={100}
      />
      <Button type="submit">{snippets.text('headless.search.submit')}</Button>
    </form>
  );
});

/** There is nothing to show, and what the shopper can do about it. */
export const EmptyListing = observer(function EmptyListing({ address, tooShort }: EmptyListingProps) {
  const { snippets } = useStores();
  const { state, at } = address;
  if (tooShort) {
    return (
      <div className={classes.empty}>
        <p>{snippets.text('headless.search.tooShort')}</p>
        <SearchForm text={state.text} />
      </div>
    );
  }
  return (
    <div className={classes.empty}>
      <p className={classes.title} role="status">
        {snippets.text('headless.search.noResults')}
      </p>
      <p>
        {snippets.text(
          hasFilters(state) ? 'headless.search.noResultsHelp' : 'headless.search.noResultsHelpSpelling',
        )}
      </p>
      {hasFilters(state) && (
        <Button variant="secondary" href={at(withoutFilters(state))} rel="nofollow" data-keep-scroll="">
          {snippets.text('headless.listing.clearAll')}
        </Button>
      )}
      {state.text && <SearchForm text={state.text} />}
    </div>
  );
});
