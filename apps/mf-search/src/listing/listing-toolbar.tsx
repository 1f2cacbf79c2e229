import { observer, useStores } from '@weefsel/stores';
import { FilterIcon, VisuallyHidden } from '@weefsel/ui';
import type { Ref } from 'react';
import type { ListingViewProps } from './listing-data';
import classes from './listing-toolbar.module.css';
import { SortSelect } from './sort-select';

interface ListingToolbarProps extends ListingViewProps {
  ref: Ref<HTMLDivElement>;
  /** The filter bar of large screens. */
  barOpen: boolean;
  onToggleBar: () => void;
}

/** Where the filters stand in the page. */
export const FILTERS_ID = 'filters';

/** The line over the products: filters on one side, sort on the other. */
export const ListingToolbar = observer(function ListingToolbar(props: ListingToolbarProps) {
  const { ref, data, address, barOpen, onToggleBar } = props;
  const { snippets, overlay } = useStores();
  const count = Object.values(address.state.filters).flat().length;
  return (
    <div ref={ref} className={classes.toolbar}>
      <a
        className={classes.openPanel}
        href={`#${FILTERS_ID}`}
        aria-haspopup="dialog"
        data-early="open"
        data-early-of={FILTERS_ID}
        data-early-side="full"
        onClick={(event) => {
          event.preventDefault();
          overlay.show('filters');
        }}
      >
        <FilterIcon size={20} />
        {snippets.text('headless.listing.filterAndSort')}
        {count > 0 && (
          <>
            <span className={classes.number} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>{snippets.text('headless.listing.chosenNumber', { count })}</VisuallyHidden>
          </>
        )}
      </a>
      <button
        type="button"
        className={classes.toggleBar}
        aria-expanded={barOpen}
        data-early="queue"
        aria-controls={FILTERS_ID}
        onClick={onToggleBar}
      >
        <FilterIcon size={20} />
        {snippets.text(barOpen ? 'headless.listing.hideFilters' : 'headless.listing.showFilters')}
      </button>
      <div className={classes.sort}>
        <SortSelect data={data} address={address} />
      </div>
    </div>
  );
});
