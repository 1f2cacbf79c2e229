import { Skeleton } from '../skeleton/skeleton';
import classes from './product-card-skeleton.module.css';

/** Placeholder of a product card, with the same geometry. */
export function ProductCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <Skeleton ratio="5 / 9" />
      <div className={classes.lines}>
        <Skeleton width="38%" height="0.75rem" />
        <Skeleton width="82%" height="0.875rem" />
        <Skeleton width="26%" height="0.875rem" />
      </div>
    </div>
  );
}
