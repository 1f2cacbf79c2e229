import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading } from '@weefsel/ui';
import { Suspense, useRef, useState } from 'react';
import { CategoryChips } from './category-chips';
import { ChosenFilters } from './chosen-filters';
import { EmptyListing } from './empty-listing';
import { FilterForm } from './filters/filter-form';
import { FilterPanel } from './filters/lazy-filter-panel';
import { useSteadyFacets } from './filters/use-steady-facets';
import type { ListingData } from './listing-data';
import classes from './listing-page.module.css';
import { hasFilters } from './listing-state';
import { ListingNews } from './listing-news';
import { FILTERS_ID, ListingToolbar } from './listing-toolbar';
import { ListingProducts } from './products/listing-products';
import { useListingAddress } from './use-listing-address';
import { useTrackedSearch } from './use-tracked-search';

/** Products of a category, a brand or a search, with everything to narrow them down. */
export const Page = observer(function ListingPage({ data: answer, href }: PageProps<ListingData>) {
  const { snippets, overlay } = useStores();
  const address = useListingAddress(href);
  const data = useSteadyFacets(answer, address);
  useTrackedSearch(data, address);
  const [barOpen, setBarOpen] = useState(true);
  const panelOpen = overlay.isOpen('filters');
  const toolbar = useRef<HTMLDivElement>(null);
  // One of them has no box at this width, and takes no focus.
  const focusToolbar = () =>
    toolbar.current?.querySelectorAll<HTMLElement>('a, button').forEach((control) => control.focus());
  const { total, tooShort = false } = data;
  // Without results and without filters there is nothing to narrow down or to sort.
  const narrows = !tooShort && (total > 0 || hasFilters(address.state) || hasFilters(address.shown));
  const count =
    total === 1
      ? snippets.text('headless.listing.countOne')
      : snippets.text('headless.listing.count', { count: total.toLocaleString('nl-NL') });

  return (
    <Container>
      <ListingNews data={data} address={address} />
      <div className={classes.head}>
        <Breadcrumbs crumbs={data.crumbs} label={snippets.text('headless.common.breadcrumbs')} />
        <div className={classes.title}>
          <Heading level={1}>{data.title}</Heading>
          {narrows && <p className={classes.count}>{count}</p>}
        </div>
        <div className={classes.chips} data-bar={barOpen ? 'open' : 'closed'}>
          <CategoryChips links={data.categories.links} address={address} />
        </div>
      </div>
      {narrows && (
        <ListingToolbar
          ref={toolbar}
          data={data}
          address={address}
          barOpen={barOpen}
          onToggleBar={() => setBarOpen(!barOpen)}
        />
      )}
      <div className={classes.columns} data-bar={barOpen && narrows ? 'open' : 'closed'}>
        {narrows && (
          <aside
            id={FILTERS_ID}
            className={classes.bar}
            aria-label={snippets.text('headless.listing.filters')}
          >
            {!panelOpen && <FilterForm data={data} address={address} groupsOpen />}
          </aside>
        )}
        <div className={classes.list}>
          <ChosenFilters address={address} facets={data.facets} onEmptied={focusToolbar} />
          {total === 0 ? (
            <EmptyListing address={address} tooShort={tooShort} />
          ) : (
            <ListingProducts data={data} address={address} columns={barOpen ? 3 : 4} />
          )}
        </div>
      </div>
      {panelOpen && (
        <Suspense fallback={null}>
          <FilterPanel data={data} address={address} onClose={overlay.close} />
        </Suspense>
      )}
    </Container>
  );
});
