import { Skeleton } from '@weefsel/ui';
import classes from './order-card.module.css';

/** The place of an order in a list. */
export function OrderCardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.facts}>
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
      </div>
      <div className={classes.pictures}>
        <Skeleton />
      </div>
    </div>
  );
}
