import { Skeleton, VisuallyHidden } from '@weefsel/ui';
import rowClasses from './wishlist-row.module.css';
import classes from './wishlist-rows.module.css';

/** Places of products that are on their way. */
export const WishlistSkeleton = ({ label, rows }: { label: string; rows: number }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, place) => (
      <div key={place} className={classes.place}>
        <div className={rowClasses.row}>
          <Skeleton ratio="96 / 173" />
          <div className={rowClasses.what}>
            <Skeleton width="40%" height="0.75rem" />
            <Skeleton width="85%" height="1rem" />
            <Skeleton width="30%" height="1rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
