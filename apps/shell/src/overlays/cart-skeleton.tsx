import { Skeleton } from '@weefsel/ui';
import styles from './cart-skeleton.module.css';

/** Placeholders of cart lines that are loading. */
export function CartSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, place) => (
        <div key={place} className={styles.line}>
          <Skeleton ratio="5 / 9" />
          <div className={styles.texts}>
            <Skeleton width="40%" height="0.875rem" />
            <Skeleton width="85%" height="1rem" />
            <Skeleton width="30%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
