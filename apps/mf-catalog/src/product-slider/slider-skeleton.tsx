import { ProductCardSkeleton, Skeleton } from '@weefsel/ui';
import classes from './slider-skeleton.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** The place of products that are on their way: five on a desktop, two on a phone. */
export function SliderSkeleton() {
  return (
    <div className={classes.slider} aria-hidden="true">
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
