import { observer, useStores } from '@weefsel/stores';
import { CloseIcon } from '@weefsel/ui';
import { useLayoutEffect, useRef } from 'react';
import { choiceLink } from './address/listing-links';
import classes from './chosen-filters.module.css';
import { withFilter, type ListingState } from './address/listing-state';
import { choiceKindOf, facetKey } from './facets/facet-kinds';
import type { ListingViewProps } from './listing-data';
import { searchedChips, withoutSearched, type Chip } from './searched-chips';

interface ChosenFiltersProps extends ListingViewProps {
  /** Called when the last filter was removed, so that focus can move elsewhere. */
  onEmptied: () => void;
}

/** Keeps focus among the chips: on the chip after a removed one, else the one before. */
function useFocusNearby(state: ListingState, onEmptied: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (left.current === null) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('a[aria-label]') ?? [])];
    if (chips.length > 0) chips[Math.min(left.current, chips.length - 1)]?.focus();
    else onEmptied();
    left.current = null;
  }, [state, onEmptied]);
  return { list, leave: (index: number) => (left.current = index) };
}

/** The chosen filters, each with a link to remove it. Works without JavaScript. */
export const ChosenFilters = observer(function ChosenFilters({
  data,
  address,
  onEmptied,
}: ChosenFiltersProps) {
  const { snippets } = useStores();
  const { state } = address;
  const { list, leave } = useFocusNearby(state, onEmptied);
  const titleOf = (key: string) => data.facets.find((facet) => facetKey(facet) === key)?.title ?? '';
  const filters = Object.entries(state.filters).flatMap(([key, chosen]) =>
    chosen.map((value) => ({
      id: `${key} ${value}`,
      title: titleOf(key),
      text: choiceKindOf(key).print(value, titleOf(key), snippets),
      without: withFilter(
        state,
        key,
        chosen.filter((other) => other !== value),
      ),
    })),
  );
  const chips: Chip[] = [...searchedChips(data, address), ...filters];
  if (chips.length === 0) return null;
  const link = (next: ListingState, index: number) => choiceLink(address, next, () => leave(index));

  return (
    <ul ref={list} className={classes.chips} aria-label={snippets.text('headless.listing.chosen')}>
      {chips.map(({ id, title, text, without }, index) => (
        <li key={id}>
          <a
            className={classes.chip}
            aria-label={snippets.text('headless.listing.removeFilter', {
              filter: title ? `${title}: ${text}` : text,
            })}
            {...link(without, index)}
          >
            {text}
            <CloseIcon size={14} />
          </a>
        </li>
      ))}
      {chips.some(({ isSearched }) => !isSearched) && (
        <li>
          <a className={classes.clear} {...link(withoutSearched(address), chips.length)}>
            {snippets.text('headless.listing.clearAll')}
          </a>
        </li>
      )}
    </ul>
  );
});
