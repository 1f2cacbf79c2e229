import { observer, useStores, type SnippetsStore } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HiddenState } from '../address/hidden-state';
import type { ListingData, ListingFacet } from '../listing-data';
import type { ListingState } from '../address/listing-state';
import { printEuro } from './print-euro';
import type { ListingAddress } from '../address/use-listing-address';
import { CategoryFacet } from './category-facet';
import { earlyChoices } from './early-choices';
import { FacetGroup } from './facet-group';
import classes from './filter-form.module.css';
import { optionLabel } from './option-label';
import { OptionsFacet } from './options-facet';
import { PriceFacet } from './price-facet';
import { facetKey } from './steady-facets';
import { UspBlock } from './usp-block';

interface FilterFormProps {
  data: ListingData;
  address: ListingAddress;
  /** Whether the groups are open at first. */
  groupsOpen: boolean;
}

/** What is chosen in a facet, in words. */
function chosenIn(facet: ListingFacet, { filters, price }: ListingState, snippets: SnippetsStore): string {
  if (facet.kind === 'price') return price ? `${printEuro(price.min)} – ${printEuro(price.max)}` : '';
  return (filters[facet.key] ?? []).map((name) => optionLabel(snippets, facet.title, name)).join(', ');
}

/** One that the search service wants closed is open all the same when something in it is chosen. */
const isOpen = (facet: ListingFacet, chosen: string): boolean =>
  chosen !== '' || facet.kind === 'price' || !facet.collapsed;

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
        <HiddenState state={state} except={facets.map(facetKey)} withSort />
        {categories.links.length > 0 && (
          <FacetGroup title={categories.title} openAtFirst={groupsOpen}>
            <CategoryFacet data={data} address={address} />
          </FacetGroup>
        )}
        {facets.map((facet) => {
          const chosen = chosenIn(facet, state, snippets);
          return (
            <FacetGroup
              key={facetKey(facet)}
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
