import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import { useState } from 'react';
import type { ListingState } from '../address/listing-state';
import classes from './show-more.module.css';

/** Parameter that expands a facet, for shoppers without JavaScript. */
const MORE = 'tn_more';

/** Expanded state of a facet and its setter. */
export function useExpanded({ other }: ListingState, facetKey: string) {
  return useState(() => other.some(([name, value]) => name === MORE && value === facetKey));
}

interface ShowMoreProps {
  facetKey: string;
  /** Name of the facet, for screen readers. */
  title: string;
  /** Id of the list it expands. */
  listId: string;
  expanded: boolean;
  onToggle: () => void;
  /** Label from the search service, if any. */
  more?: string | undefined;
  less?: string | undefined;
}

/** Shows or hides the options after the first five. A submit button, so it works without JavaScript. */
export const ShowMore = observer(function ShowMore(props: ShowMoreProps) {
  const { facetKey, title, listId, expanded, onToggle, more, less } = props;
  const { snippets } = useStores();
  return (
    <button
      type="submit"
      name={MORE}
      value={facetKey}
      className={classes.more}
      aria-expanded={expanded}
      aria-controls={listId}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {expanded
        ? (less ?? snippets.text('headless.listing.showLess'))
        : (more ?? snippets.text('headless.listing.showMore'))}
      <VisuallyHidden> ({title})</VisuallyHidden>
    </button>
  );
});
