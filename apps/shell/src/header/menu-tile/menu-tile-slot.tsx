import type { NavigationElement } from '@weefsel/stores';
import { lazy, Suspense, type ComponentType } from 'react';
import styles from './menu-tile-slot.module.css';

// Without its code the menu is as it was.
const MenuTile = lazy<ComponentType<{ of: NavigationElement }>>(() =>
  import(/* webpackChunkName: "menu-tile" */ './menu-tile').catch(() => ({ default: () => null })),
);

/** Room for the picture of a department in its menu. Code and picture come when the menu is opened. */
export const MenuTileSlot = ({ of }: { of: NavigationElement }) => (
  <div className={styles.place}>
    <Suspense>
      <MenuTile of={of} />
    </Suspense>
  </div>
);
