import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigation } from '@weefsel/federation/runtime';
import { BeforeProducts } from './before-products';
import { ChosenFilters } from './chosen-filters';
import { EmptyListing, FailedListing } from './empty-listing';
import { FilterForm } from './filters/filter-form';
import { FilterPanel } from './filters/filter-panel';
import { useSteadyFacets } from './filters/steady-facets';
import { Landing, useLanding } from './landing';
import type { ListingData } from './listing-data';
import classes from './listing-page.module.css';
import { hasFilters } from './address/listing-state';
import { ListingHead } from './listing-head';
import { ListingSkeleton } from './listing-skeleton';
import { FILTERS_ID, ListingToolbar } from './listing-toolbar';
import { SteadyPlace } from './steady-place';
import { ListingProducts } from './products/listing-products';
import { useListingAddress } from './address/use-listing-address';
import { useTrackedSearch } from './use-tracked-search';

/** Name of the category being loaded from a listing at `path`. For use inside an observer. */
function useNextCategory({ categories }: Pick<ListingData, 'categories'>, path: string): string | undefined {
  const { navigation } = useStores();
  const next = useNavigation().location?.pathname;
  if (next === undefined || next === path) return undefined;
  const link = categories.links.find((one) => 'href' in one && one.href === next);
  return link?.name ?? navigation.categoryAt(next)?.translated.name;
}

interface ListingProps extends PageProps<ListingData> {
  /** Shown under the title. */
  intro?: ReactNode;
  /** Replaces the products when there are none, and no filter to remove. */
  nothing?: ReactNode;
}

/** The filters beside the products. */
const FilterBar = observer(function FilterBar({ children }: { children: ReactNode }) {
  const label = useStores().snippets.text('headless.listing.filters');
  return (
    <aside id={FILTERS_ID} className={classes.bar} aria-label={label}>
      {children}
    </aside>
  );
});

/** Products of a category, brand or search, with all filters. */
export const Listing = observer(function Listing({ data: answer, href, intro, nothing }: ListingProps) {
  const { snippets, overlay } = useStores();
  // Choices and the filter panel respond at once. The first view may lack their texts.
  snippets.carry('listing');
  const address = useListingAddress(href);
  const data = useSteadyFacets(answer, address);
  useTrackedSearch(data, address);
  const next = useNextCategory(data, address.path);
  const landing = useLanding({ data, address });
  const isFront = landing !== undefined && data.front !== undefined && next === undefined;
  const [barOpen, setBarOpen] = useState(true);
  const [wanted, setWanted] = useState<string>();
  const panelOpen = overlay.isOpen('filters');
  const toolbar = useRef<HTMLDivElement>(null);
  const focusToolbar = () =>
    // One of them is hidden at this width, and takes no focus.
    toolbar.current?.querySelectorAll<HTMLElement>('div > a, button').forEach((control) => control.focus());
  const openFilters = (facet?: string) => {
    setWanted(facet);
    overlay.show('filters');
  };
  const { total, tooShort = false, failed = false } = data;
  // Without results and filters there is nothing to narrow down or sort.
  const narrows =
    !tooShort && !failed && (total > 0 || hasFilters(address.state) || hasFilters(address.shown));

  const list = () => {
    if (failed) return <FailedListing data={data} address={address} />;
    if (total > 0) {
      const columns = barOpen ? 3 : 4;
      return <ListingProducts data={data} address={address} columns={columns} leads={!isFront} />;
    }
    const canLetGo = hasFilters(address.shown);
    return !canLetGo && nothing ? nothing : <EmptyListing address={address} onCleared={focusToolbar} />;
  };

  const products = (
    <Container>
      {narrows && (
        <ListingToolbar
          ref={toolbar}
          data={data}
          address={address}
          barOpen={barOpen}
          onToggleBar={() => setBarOpen(!barOpen)}
          onOpen={openFilters}
        />
      )}
      <div className={classes.columns} data-bar={barOpen && narrows ? 'open' : 'closed'}>
        {narrows && (
          <FilterBar>{!panelOpen && <FilterForm data={data} address={address} groupsOpen />}</FilterBar>
        )}
        <div className={classes.list}>
          <ChosenFilters data={data} address={address} onEmptied={focusToolbar} />
          {next !== undefined && <ListingSkeleton columns={barOpen ? 3 : 4} />}
          {/* They come back when the way to the other category ends early. */}
          <div hidden={next !== undefined}>{list()}</div>
        </div>
      </div>
      {/* Not lazy: React shows a suspended panel 300 ms after its fallback at the earliest. */}
      {panelOpen && <FilterPanel data={data} address={address} openAt={wanted} onClose={overlay.close} />}
    </Container>
  );

  return (
    <>
      <div>
        <ListingHead
          data={data}
          address={address}
          next={next}
          counts={narrows && next === undefined}
          intro={intro}
          barOpen={barOpen}
          isFront={isFront}
        />
        {landing && <BeforeProducts data={data} landing={landing} isFront={isFront} />}
        <SteadyPlace path={address.path} below={landing}>
          {products}
        </SteadyPlace>
      </div>
      {landing && <Landing slug={landing} place="below" />}
    </>
  );
});

/** The page of a category or a brand. */
export const Page = (props: PageProps<ListingData>) => <Listing {...props} />;
