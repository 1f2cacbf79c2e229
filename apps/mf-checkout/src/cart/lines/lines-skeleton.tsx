import { observer, useStores } from '@weefsel/stores';
import { Skeleton, VisuallyHidden } from '@weefsel/ui';
import line from './cart-line.module.css';
import classes from './cart-lines.module.css';

/** The place of two lines, until it is known what is in the cart. */
export const LinesSkeleton = observer(function LinesSkeleton() {
  const { snippets } = useStores();
  return (
    <div className={classes.lines} role="status">
      <VisuallyHidden>{snippets.text('headless.cart.loading')}</VisuallyHidden>
      {[1, 2].map((place) => (
        <div key={place} className={classes.place}>
          <div className={line.line}>
            <div className={line.picture}>
              <Skeleton ratio="5 / 9" />
            </div>
            <div className={line.what}>
              <Skeleton width="6rem" height="1.3125rem" />
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton width="9rem" height="1.3125rem" />
              <Skeleton width="7rem" height="1.5rem" />
            </div>
            <div className={line.how}>
              <Skeleton width="7.75rem" height="2.875rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
});
