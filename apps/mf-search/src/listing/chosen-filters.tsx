import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, VisuallyHidden } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './chosen-filters.module.css';
import { hasFilters, toggled, withoutFilters, withPrice } from './listing-state';
import type { ListingAddress } from './use-listing-address';

const printEuro = (amount: number): string => `€ ${String(amount).replace('.', ',')}`;

const Chip = ({ href, hint, children }: { href: string; hint?: string; children: ReactNode }) => (
  <li>
    <a className={classes.chip} href={href} rel="nofollow" data-keep-scroll="">
      {hint && <VisuallyHidden>{hint} </VisuallyHidden>}
      {children}
      {hint && <CloseIcon size={14} />}
    </a>
  </li>
);

/** What is filtered on, each with a way to let it go. */
export const ChosenFilters = observer(function ChosenFilters({ address }: { address: ListingAddress }) {
  const { snippets } = useStores();
  const { state, at } = address;
  if (!hasFilters(state)) return null;
  const hint = snippets.text('headless.listing.removeFilter');
  const values = Object.entries(state.filters).flatMap(([key, chosen]) =>
    chosen.map((value) => ({ key, value })),
  );
  return (
    <ul className={classes.chips} aria-label={snippets.text('headless.listing.chosen')}>
      {values.map(({ key, value }) => (
        <Chip key={`${key} ${value}`} href={at(toggled(state, key, value))} hint={hint}>
          {value}
        </Chip>
      ))}
      {state.price && (
        <Chip href={at(withPrice(state, undefined))} hint={hint}>
          {printEuro(state.price.min)} – {printEuro(state.price.max)}
        </Chip>
      )}
      <li>
        <a className={classes.clear} href={at(withoutFilters(state))} rel="nofollow" data-keep-scroll="">
          {snippets.text('headless.listing.clearAll')}
        </a>
      </li>
    </ul>
  );
});
