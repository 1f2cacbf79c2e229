import { Disclosure } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import classes from './facet-group.module.css';

interface FacetGroupProps {
  title: string;
  /** How many of its values are chosen. */
  chosen?: number;
  /** Only at first; from then on it is the shopper's. */
  openAtFirst: boolean;
  children: ReactNode;
}

/** One group of the filter bar, under its title. */
export function FacetGroup({ title, chosen = 0, openAtFirst, children }: FacetGroupProps) {
  const [open] = useState(openAtFirst);
  return (
    <Disclosure
      open={open}
      summary={
        <>
          {title}
          {chosen > 0 && <span className={classes.chosen}> · {chosen}</span>}
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
