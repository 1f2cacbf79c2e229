import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HiddenState } from '../hidden-state';
import type { ListingData, ListingFacet } from '../listing-data';
import { PRICE_KEY, type ListingState } from '../listing-state';
import type { ListingAddress } from '../use-listing-address';
import { CategoryFacet } from './category-facet';
import { earlyChoices } from './early-choices';
import { FacetGroup } from './facet-group';
import classes from './filter-form.module.css';
import { OptionsFacet } from './options-facet';
import { PriceFacet } from './price-facet';
import { UspBlock } from './usp-block';

interface FilterFormProps {
  data: ListingData;
  address: ListingAddress;
  /** Whether the groups are open at first. */
  groupsOpen: boolean;
}

const keyOf = (facet: ListingFacet): string => (facet.kind === 'price' ? PRICE_KEY : facet.key);

const chosenIn = (facet: ListingFacet, { filters, price }: ListingState): number => {
  if (facet.kind === 'price') return price ? 1 : 0;
  return filters[facet.key]?.length ?? 0;
};

/** One that the search service wants closed is open all the same when something in it is chosen. */
const isOpen = (facet: ListingFacet, chosen: number): boolean =>
  chosen > 0 || facet.kind === 'price' || !facet.collapsed;

/** Everything to narrow the listing with. A real form: without JavaScript a button sends it. */
export const FilterForm = observer(function FilterForm({ data, address, groupsOpen }: FilterFormProps) {
  const { snippets } = useStores();
  const { categories, facets } = data;
  const { state, go } = address;
  const form = useRef<HTMLFormElement>(null);
  const takeEarlyChoices = useEffectEvent(() => {
    const early = form.current && earlyChoices(form.current, state);
    if (early) go(early);
  });
  useEffect(() => takeEarlyChoices(), []);

  return (
    <>
      <form
        ref={form}
        action={address.path}
        data-keep-scroll=""
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenState state={state} except={facets.map(keyOf)} withSort />
        {categories.links.length > 0 && (
          <FacetGroup title={categories.title} openAtFirst={groupsOpen}>
            <CategoryFacet links={categories.links} address={address} />
          </FacetGroup>
        )}
        {facets.map((facet) => {
          const chosen = chosenIn(facet, state);
          return (
            <FacetGroup
              key={keyOf(facet)}
              title={facet.title}
              chosen={chosen}
              openAtFirst={groupsOpen && isOpen(facet, chosen)}
            >
              {facet.kind === 'price' ? (
                <PriceFacet facet={facet} address={address} />
              ) : (
                <OptionsFacet facet={facet} address={address} />
              )}
            </FacetGroup>
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
