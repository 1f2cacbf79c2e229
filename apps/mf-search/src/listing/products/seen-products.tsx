import { ProgressBar } from '@weefsel/ui';
import type { ReactNode, Ref } from 'react';
import classes from './seen-products.module.css';

interface SeenProductsProps {
  ref: Ref<HTMLDivElement>;
  /** How many were seen of how many, in words. */
  seen: string;
  count: number;
  total: number;
  /** The way to more. */
  children: ReactNode;
}

/** How far a shopper has come. */
export const SeenProducts = ({ ref, seen, count, total, children }: SeenProductsProps) => (
  <div ref={ref} className={classes.more}>
    <p className={classes.seen}>{seen}</p>
    <div className={classes.progress}>
      <ProgressBar label={seen} value={count} max={total} />
    </div>
    {children}
  </div>
);
