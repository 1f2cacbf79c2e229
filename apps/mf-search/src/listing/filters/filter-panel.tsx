import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Dialog, LiveRegion } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ChosenFilters } from '../chosen-filters';
import type { ListingViewProps } from '../listing-data';
import { SortSelect } from '../sort-select';
import { FilterForm } from './filter-form';
import classes from './filter-panel.module.css';

/** Minimum width in px at which the filters stand beside the products. */
const BAR_FROM = 992;

interface FilterPanelProps extends ListingViewProps {
  /** Key of the facet that is initially open. */
  openAt?: string | undefined;
  onClose: () => void;
}

/** Filters and sort on a small screen, full screen. Groups are closed each time it opens. */
export const FilterPanel = observer(function FilterPanel({
  data,
  address,
  openAt,
  onClose,
}: FilterPanelProps) {
  const { snippets } = useStores();
  const body = useRef<HTMLDivElement>(null);
  const closeWhenWide = useEffectEvent(() => {
    if (window.innerWidth >= BAR_FROM) onClose();
  });
  useEffect(() => {
    const onResize = () => closeWhenWide();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const view =
    data.total === 1
      ? snippets.text('headless.listing.viewItem')
      : snippets.text('headless.listing.viewItems', { count: data.total.toLocaleString(locale.code) });
  return (
    <Dialog
      open
      side="full"
      onClose={onClose}
      title={snippets.text('headless.listing.filterAndSort')}
      closeLabel={snippets.text('headless.common.close')}
      footer={
        <Button align="stretch" onClick={onClose}>
          <span className={classes.view} data-busy={address.busy || undefined}>
            {view}
          </span>
        </Button>
      }
    >
      <div ref={body}>
        <div className={classes.head}>
          <SortSelect data={data} address={address} variant="field" />
          <ChosenFilters
            address={address}
            data={data}
            onEmptied={() => body.current?.querySelector('summary')?.focus()}
          />
        </div>
        <FilterForm data={data} address={address} groupsOpen={false} openAt={openAt} />
      </div>
      <LiveRegion message={address.busy ? '' : view} />
    </Dialog>
  );
});
