import { observer, useStores } from '@weefsel/stores';
import { Button, CheckIcon, Disclosure, VisuallyHidden } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { HiddenState } from '../address/hidden-state';
import { facetKey, kindOf, type ListingFacet } from '../facets/facet-kinds';
import type { ListingViewProps } from '../listing-data';
import { CategoryFacet } from './category-facet';
import { earlyChoices } from './early-choices';
import classes from './filter-form.module.css';
import usp from './usp-block.module.css';
import group from './facet-group.module.css';
import { PRODUCTS_ID } from '../products/products-id';

interface FacetGroupProps {
  title: string;
  /** Display text of its chosen values; empty without any. */
  chosen?: string;
  /** Initial state only; the shopper controls it afterwards. */
  openAtFirst: boolean;
  children: ReactNode;
}

/** One group of the filter bar, with its chosen values in the summary. */
const FacetGroup = observer(function FacetGroup(props: FacetGroupProps) {
  const { title, chosen = '', openAtFirst, children } = props;
  const { snippets } = useStores();
  const [open] = useState(openAtFirst);
  return (
    <Disclosure
      open={open}
      summary={
        <span className={group.line}>
          <span>{title}</span>
          {chosen && (
            <span className={group.chosen}>
              <VisuallyHidden>{snippets.text('headless.listing.chosenHere')} </VisuallyHidden>
              {chosen}
            </span>
          )}
        </span>
      }
    >
      {children}
    </Disclosure>
  );
});

const POINTS = ['headless.listing.usp.1', 'headless.listing.usp.2', 'headless.listing.usp.3'] as const;

/** Reasons to buy in this shop. */
const UspBlock = observer(function UspBlock() {
  const { snippets } = useStores();
  return (
    <section className={usp.block}>
      <h2 className={usp.title}>{snippets.text('headless.listing.usp.title')}</h2>
      <ul className={usp.points}>
        {POINTS.map((point) => (
          <li key={point} className={usp.point}>
            <CheckIcon size={18} />
            {snippets.text(point)}
          </li>
        ))}
      </ul>
    </section>
  );
});

interface FilterFormProps extends ListingViewProps {
  /** True when groups are initially open, except collapsed ones without a choice. */
  groupsOpen: boolean;
  /** Key of the facet that is initially open when the others are closed. */
  openAt?: string | undefined;
}

const isShown = ({ idle }: ListingFacet): boolean => !idle;

/** All filters of the listing. A real form: without JavaScript a button submits it. */
export const FilterForm = observer(function FilterForm({
  data,
  address,
  groupsOpen,
  openAt,
}: FilterFormProps) {
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
        data-early="choices"
        data-early-of={PRODUCTS_ID}
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
        {facets.filter(isShown).map((facet) => {
          const { key: keyOf, print, view: View } = kindOf(facet);
          const key = keyOf(facet);
          const values = state.filters[key] ?? [];
          const chosen = values.map((value) => print(value, facet.title, snippets)).join(', ');
          const isOpen = chosen !== '' || !facet.collapsed;
          return (
            <FacetGroup
              key={key}
              title={facet.title}
              chosen={chosen}
              openAtFirst={(groupsOpen && isOpen) || key === openAt}
            >
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
