import { observer, useStores } from '@weefsel/stores';
import { Button, Disclosure } from '@weefsel/ui';
import { HiddenState } from '../hidden-state';
import type { ListingData, ListingFacet } from '../listing-data';
import { PRICE_KEY, type ListingState } from '../listing-state';
import type { ListingAddress } from '../use-listing-address';
import { CategoryFacet } from './category-facet';
import classes from './filter-form.module.css';
import { OptionsFacet } from './options-facet';
import { PriceFacet } from './price-facet';
import { UspBlock } from './usp-block';

interface FilterFormProps {
  data: ListingData;
  address: ListingAddress;
  /** Whether the groups are open at first; one in which something is chosen always is. */
  groupsOpen: boolean;
}

const keyOf = (facet: ListingFacet): string => (facet.kind === 'price' ? PRICE_KEY : facet.key);

const chosenIn = (facet: ListingFacet, { filters, price }: ListingState): number => {
  if (facet.kind === 'price') return price ? 1 : 0;
  return filters[facet.key]?.length ?? 0;
};

/** Everything to narrow the listing with. A real form: without JavaScript a button sends it. */
export const FilterForm = observer(function FilterForm({ data, address, groupsOpen }: FilterFormProps) {
  const { snippets } = useStores();
  const { categories, facets } = data;
  const { state } = address;
  return (
    <>
      <form
        action={address.path}
        data-keep-scroll=""
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenState state={state} except={facets.map(keyOf)} withSort />
        {categories.links.length > 0 && (
          <Disclosure summary={categories.title} open={groupsOpen}>
            <CategoryFacet links={categories.links} address={address} />
          </Disclosure>
        )}
        {facets.map((facet) => {
          const count = chosenIn(facet, state);
          const collapsed = facet.kind === 'options' && facet.collapsed;
          return (
            <Disclosure
              key={keyOf(facet)}
              open={(groupsOpen && !collapsed) || count > 0}
              summary={
                <>
                  {facet.title}
                  {count > 0 && <span className={classes.chosen}> · {count}</span>}
                </>
              }
            >
              {facet.kind === 'price' ? (
                <PriceFacet facet={facet} address={address} />
              ) : (
                <OptionsFacet facet={facet} address={address} />
              )}
            </Disclosure>
          );
        })}
        <noscript>
          <div className={classes.apply}>
            <Button type="submit" align="stretch">
              {snippets.text('headless.listing.apply')}
            </Button>
          </div>
        </noscript>
      </form>
      <UspBlock />
    </>
  );
});
