import { ProductCardSkeleton, Skeleton } from '@weefsel/ui';
import classes from './product-slider-skeleton.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** The place of a slider whose code is on its way: five cards on a desktop, two on a phone. */
export function ProductSliderSkeleton() {
  return (
    <div className={classes.slider} aria-hidden="true">
      <Skeleton width="14rem" height="2.5rem" />
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
