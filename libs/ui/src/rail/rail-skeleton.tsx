import { ProductCardSkeleton } from '../product-card/product-card-skeleton';
import { Skeleton } from '../skeleton/skeleton';
import classes from './rail-skeleton.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** Placeholder of a rail of products: five on a desktop, two on a phone. */
export function RailSkeleton() {
  return (
    <div className={classes.rail} aria-hidden="true">
      <Skeleton width="14rem" height="2.75rem" />
      <div className={classes.cards}>
        {PLACES.map((place) => (
          <div key={place} className={classes.card}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
