import { locale, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading } from '@weefsel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { CategoryChips } from './category-chips';
import { ChosenFilters } from './chosen-filters';
import { EmptyListing } from './empty-listing';
import { FailedListing } from './failed-listing';
import { FilterForm } from './filters/filter-form';
import { FilterPanel } from './filters/filter-panel';
import { useSteadyFacets } from './filters/use-steady-facets';
import { Landing } from './landing';
import type { ListingData } from './listing-data';
import classes from './listing-page.module.css';
import { hasFilters } from './address/listing-state';
import { ListingNews } from './listing-news';
import { ListingSkeleton } from './listing-skeleton';
import { FILTERS_ID, ListingToolbar } from './listing-toolbar';
import { ListingProducts } from './products/listing-products';
import { useListingAddress } from './address/use-listing-address';
import { useNextCategory } from './use-next-category';
import { useTrackedSearch } from './use-tracked-search';

export interface ListingProps extends PageProps<ListingData> {
  /** Shown under the title. */
  intro?: ReactNode;
  /** Shown instead of the products when there are none, and nothing was chosen that could be let go. */
  nothing?: ReactNode;
}

/** Products of a category, a brand or a search, with everything to narrow them down. */
export const Listing = observer(function Listing({ data: answer, href, intro, nothing }: ListingProps) {
  const { snippets, overlay } = useStores();
  // A tick and the filter panel are answered at once, with words that the first view may not show.
  snippets.carry('listing');
  const address = useListingAddress(href);
  const data = useSteadyFacets(answer, address);
  useTrackedSearch(data, address);
  const next = useNextCategory(data, address.path);
  const [barOpen, setBarOpen] = useState(true);
  const panelOpen = overlay.isOpen('filters');
  const toolbar = useRef<HTMLDivElement>(null);
  // One of them has no box at this width, and takes no focus.
  const focusToolbar = () =>
    toolbar.current?.querySelectorAll<HTMLElement>('a, button').forEach((control) => control.focus());
  const { total, tooShort = false, failed = false } = data;
  // Without results and without filters there is nothing to narrow down or to sort.
  const narrows =
    !tooShort && !failed && (total > 0 || hasFilters(address.state) || hasFilters(address.shown));
  const count =
    total === 1
      ? snippets.text('headless.listing.countOne')
      : snippets.text('headless.listing.count', { count: total.toLocaleString(locale.code) });

  const list = () => {
    if (failed) return <FailedListing address={address} categories={data.categories.links} />;
    if (total > 0) return <ListingProducts data={data} address={address} columns={barOpen ? 3 : 4} />;
    const canLetGo = hasFilters(address.shown);
    return !canLetGo && nothing ? nothing : <EmptyListing address={address} onCleared={focusToolbar} />;
  };

  const head = (
    <Container>
      <ListingNews data={data} address={address} />
      <div className={classes.head}>
        <Breadcrumbs crumbs={data.crumbs} label={snippets.text('headless.common.breadcrumbs')} />
        <div className={classes.title}>
          <Heading level={1}>{next ?? data.title}</Heading>
          {narrows && next === undefined && <p className={classes.count}>{count}</p>}
        </div>
        {intro}
        {!failed && (
          <div className={classes.chips} data-bar={barOpen ? 'open' : 'closed'}>
            <CategoryChips links={data.categories.links} address={address} />
          </div>
        )}
      </div>
    </Container>
  );

  const products = (
    <Container>
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
          {next !== undefined && <ListingSkeleton columns={barOpen ? 3 : 4} />}
          {/* They come back when the way to the other category ends early. */}
          <div hidden={next !== undefined}>{list()}</div>
        </div>
      </div>
      {panelOpen && <FilterPanel data={data} address={address} onClose={overlay.close} />}
    </Container>
  );

  return (
    <>
      {head}
      <Landing place="above" data={data} address={address} />
      {products}
      <Landing place="below" data={data} address={address} />
    </>
  );
});

/** The page of a category or a brand. */
export const Page = (props: PageProps<ListingData>) => <Listing {...props} />;
