import { observer, useStores } from '@weefsel/stores';
import { Disclosure, VisuallyHidden } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import classes from './facet-group.module.css';

interface FacetGroupProps {
  title: string;
  /** Its chosen values in words, empty when there are none. */
  chosen?: string;
  /** Only at first; from then on it is the shopper's. */
  openAtFirst: boolean;
  children: ReactNode;
}

/** One group of the filter bar, under a line that says what is chosen in it. */
export const FacetGroup = observer(function FacetGroup(props: FacetGroupProps) {
  const { title, chosen = '', openAtFirst, children } = props;
  const { snippets } = useStores();
  const [open] = useState(openAtFirst);
  return (
    <Disclosure
      open={open}
      summary={
        <span className={classes.line}>
          <span>{title}</span>
          {chosen && (
            <span className={classes.chosen}>
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
