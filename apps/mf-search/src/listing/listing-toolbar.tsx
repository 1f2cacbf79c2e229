import { observer, useStores } from '@weefsel/stores';
import { FilterIcon, VisuallyHidden } from '@weefsel/ui';
import type { MouseEvent, Ref } from 'react';
import { facetKey } from './facets/facet-kinds';
import type { ListingViewProps } from './listing-data';
import classes from './listing-toolbar.module.css';
import { DensityChoice } from './density/density-choice';
import { SortSelect } from './sort-select';

interface ListingToolbarProps extends ListingViewProps {
  ref: Ref<HTMLDivElement>;
  /** State of the filter bar on large screens. */
  barOpen: boolean;
  onToggleBar: () => void;
  /** Opens the filter panel of small screens, with this facet expanded. */
  onOpen: (facet?: string) => void;
}

/** Keys of the most used facets, offered directly. */
const QUICK: readonly string[] = ['maat', 'kleur'];

/** Attributes of a link to the filters before hydration. */
const EARLY = {
  href: '#filters',
  'aria-haspopup': 'dialog',
  'data-early': 'open',
  'data-early-of': 'filters',
  'data-early-side': 'full',
} as const;

/** Id of the filters in the page. */
export const FILTERS_ID = 'filters';

/** The line over the products: filters on one side, sort on the other. */
export const ListingToolbar = observer(function ListingToolbar(props: ListingToolbarProps) {
  const { ref, data, address, barOpen, onToggleBar, onOpen } = props;
  const { snippets } = useStores();
  const count = Object.values(address.state.filters).flat().length;
  const quick = data.facets.filter((facet) => QUICK.includes(facetKey(facet)) && !facet.idle);
  const opening = (facet?: string) => (event: MouseEvent) => {
    event.preventDefault();
    onOpen(facet);
  };
  return (
    <div ref={ref} className={classes.toolbar}>
      <div className={classes.line}>
        <a className={classes.openPanel} {...EARLY} onClick={opening()}>
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
        <span className={classes.quick}>
          {quick.map((facet) => (
            <a key={facet.title} className={classes.quickLink} {...EARLY} onClick={opening(facetKey(facet))}>
              {facet.title}
            </a>
          ))}
        </span>
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
        <DensityChoice />
        <div className={classes.sort}>
          <SortSelect data={data} address={address} />
        </div>
      </div>
    </div>
  );
});
