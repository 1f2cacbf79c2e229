import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HiddenState } from '../address/hidden-state';
import type { ListingAddress } from '../address/listing-state';
import { facetKey, kindOf } from '../facets/facet-kinds';
import type { ListingData } from '../listing-data';
import { CategoryFacet } from './category-facet';
import { earlyChoices } from './early-choices';
import { FacetGroup } from './facet-group';
import classes from './filter-form.module.css';
import { UspBlock } from './usp-block';

interface FilterFormProps {
  data: ListingData;
  address: ListingAddress;
  /** Whether the groups are open at first. */
  groupsOpen: boolean;
}

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
          const { key: keyOf, print, view: View } = kindOf(facet);
          const key = keyOf(facet);
          const values = state.filters[key] ?? [];
          const chosen = values.map((value) => print(value, facet.title, snippets)).join(', ');
          const isOpen = chosen !== '' || !facet.collapsed;
          return (
            <FacetGroup key={key} title={facet.title} chosen={chosen} openAtFirst={groupsOpen && isOpen}>
              <View facet={facet} address={address} />
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
