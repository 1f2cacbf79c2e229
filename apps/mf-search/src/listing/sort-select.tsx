import { observer, useStores } from '@weefsel/stores';
import { Button, Select } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HiddenState } from './address/hidden-state';
import type { ListingViewProps } from './listing-data';
import { withSort } from './address/listing-state';
import { PRODUCTS_ID } from './products/products-id';
import classes from './sort-select.module.css';

interface SortSelectProps extends ListingViewProps {
  variant?: 'field' | 'plain';
}

/** Sort of the listing; the default order needs no parameter in the address. */
export const SortSelect = observer(function SortSelect({
  data,
  address,
  variant = 'plain',
}: SortSelectProps) {
  const { snippets } = useStores();
  const { sorts } = data;
  const { state, go } = address;
  const standard = sorts[0]?.value;
  const chosen = sorts.find(({ value }) => value.toLowerCase() === state.sort?.toLowerCase());
  const value = chosen?.value ?? standard;
  const choose = (sort: string) => go(withSort(state, sort === standard ? undefined : sort));

  const select = useRef<HTMLSelectElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== value) choose(select.current.value);
  });
  useEffect(() => takeEarlyChoice(), []);

  if (sorts.length < 2) return null;
  const label = snippets.text('headless.listing.sort');
  return (
    <form
      action={address.path}
      data-early="choices"
      data-early-of={PRODUCTS_ID}
      data-keep-scroll=""
      className={classes.sort}
      data-variant={variant}
    >
      <HiddenState state={state} />
      {variant === 'plain' && (
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
      )}
      <Select
        name="tn_sort"
        label={label}
        labelHidden={variant === 'plain'}
        variant={variant}
        options={sorts}
        value={value}
        ref={select}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      />
      <noscript>
        <Button type="submit" size="small" variant="secondary">
          {snippets.text('headless.listing.apply')}
        </Button>
      </noscript>
    </form>
  );
});
