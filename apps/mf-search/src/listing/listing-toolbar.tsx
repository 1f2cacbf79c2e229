import { observer, useStores } from '@weefsel/stores';
import { FilterIcon } from '@weefsel/ui';
import type { ListingData } from './listing-data';
import type { ListingState } from './listing-state';
import classes from './listing-toolbar.module.css';
import { SortSelect } from './sort-select';
import type { ListingAddress } from './use-listing-address';

interface ListingToolbarProps {
  data: ListingData;
  address: ListingAddress;
  /** The filter bar of large screens. */
  barOpen: boolean;
  onToggleBar: () => void;
  /** Asks for the filter panel of small screens. */
  onOpenPanel: () => void;
}

const chosenCount = ({ filters, price }: ListingState): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, price ? 1 : 0);

/** The line over the products: filters on one side, sort on the other. */
export const ListingToolbar = observer(function ListingToolbar(props: ListingToolbarProps) {
  const { data, address, barOpen, onToggleBar, onOpenPanel } = props;
  const { snippets } = useStores();
  const count = chosenCount(address.state);
  return (
    <div className={classes.toolbar}>
      <a
        className={classes.openPanel}
        href="#filters"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onOpenPanel();
        }}
      >
        <FilterIcon size={20} />
        {snippets.text('headless.listing.filterAndSort')}
        {count > 0 && <span className={classes.number}>{count}</span>}
      </a>
      <button
        type="button"
        className={classes.toggleBar}
        aria-expanded={barOpen}
        aria-controls="filters"
        onClick={onToggleBar}
      >
        <FilterIcon size={20} />
        {snippets.text(barOpen ? 'headless.listing.hideFilters' : 'headless.listing.showFilters')}
      </button>
      <div className={classes.sort}>
        <SortSelect sorts={data.sorts} address={address} />
      </div>
    </div>
  );
});
