import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading } from '@weefsel/ui';
import { useState } from 'react';
import { CategoryChips } from './category-chips';
import { ChosenFilters } from './chosen-filters';
import { EmptyListing } from './empty-listing';
import { FilterForm } from './filters/filter-form';
import { FilterPanel } from './filters/filter-panel';
import type { ListingData } from './listing-data';
import classes from './listing-page.module.css';
import { hasFilters } from './listing-state';
import { ListingToolbar } from './listing-toolbar';
import { ListingProducts } from './products/listing-products';
import { useListingAddress } from './use-listing-address';
import { useTrackedSearch } from './use-tracked-search';

/** Products of a category, a brand or a search, with everything to narrow them down. */
export const Page = observer(function ListingPage({ data, href }: PageProps<ListingData>) {
  const { snippets } = useStores();
  const address = useListingAddress(href);
  useTrackedSearch(data, address);
  const [barOpen, setBarOpen] = useState(true);
  const [panelOpen, setPanelOpen] = useState(false);
  const { total, tooShort = false } = data;
  // Without results and without filters there is nothing to narrow down or to sort.
  const narrows = !tooShort && (total > 0 || hasFilters(address.state));
  const count =
    total === 1
      ? snippets.text('headless.listing.countOne')
      : snippets.text('headless.listing.count', { count: total.toLocaleString('nl-NL') });

  return (
    <Container>
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
          data={data}
          address={address}
          barOpen={barOpen}
          onToggleBar={() => setBarOpen(!barOpen)}
          onOpenPanel={() => setPanelOpen(true)}
        />
      )}
      <div className={classes.columns} data-bar={barOpen && narrows ? 'open' : 'closed'}>
        {narrows && (
          <aside id="filters" className={classes.bar} aria-label={snippets.text('headless.listing.filters')}>
            {!panelOpen && <FilterForm data={data} address={address} groupsOpen />}
          </aside>
        )}
        <div className={classes.list}>
          <ChosenFilters address={address} />
          {total === 0 ? (
            <EmptyListing address={address} tooShort={tooShort} />
          ) : (
            <ListingProducts data={data} address={address} columns={barOpen ? 3 : 4} />
          )}
        </div>
      </div>
      {panelOpen && <FilterPanel data={data} address={address} onClose={() => setPanelOpen(false)} />}
    </Container>
  );
});
