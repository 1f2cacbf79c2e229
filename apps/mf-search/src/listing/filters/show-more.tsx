import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import { useState } from 'react';
import type { ListingState } from '../address/listing-state';
import classes from './show-more.module.css';

/** Parameter that shows all options of a facet, for shoppers without JavaScript. */
const MORE = 'tn_more';

/** Whether all options of a facet are shown, and how to change that. */
export function useExpanded({ other }: ListingState, facetKey: string) {
  return useState(() => other.some(([name, value]) => name === MORE && value === facetKey));
}

interface ShowMoreProps {
  facetKey: string;
  /** Name of the facet, for those who hear the button without seeing where it stands. */
  title: string;
  /** Id of the list that it opens. */
  listId: string;
  expanded: boolean;
  onToggle: () => void;
  /** The search service's own words, when it has any. */
  more?: string | undefined;
  less?: string | undefined;
}

/** Shows the options after the first five, or hides them again. A submit button, so that it works without JavaScript. */
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
