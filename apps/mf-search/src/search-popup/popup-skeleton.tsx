import { Skeleton } from '@weefsel/ui';
import styles from './popup-skeleton.module.css';

const ROWS = ['60%', '45%', '70%', '50%', '40%'] as const;
const TILES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Placeholder while results are loading; quick answers come before it appears. */
export const PopupSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <div className={styles.rows}>
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" />
      ))}
    </div>
    <div className={styles.tiles}>
      {TILES.map((tile) => (
        <Skeleton key={tile} ratio="2 / 3" />
      ))}
    </div>
  </div>
);
