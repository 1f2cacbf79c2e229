import type { NavigationElement } from '@weefsel/stores';
import { lazy, Suspense, type ComponentType } from 'react';
import styles from './menu-tile-slot.module.css';

// When its code fails to load, the menu stays as it was.
const MenuTile = lazy<ComponentType<{ of: NavigationElement }>>(() =>
  import(/* webpackChunkName: "menu-tile" */ './menu-tile').catch(() => ({ default: () => null })),
);

/** Slot for the picture of a department in its submenu. Code and picture load when the submenu opens. */
export const MenuTileSlot = ({ of }: { of: NavigationElement }) => (
  <div className={styles.place}>
    <Suspense>
      <MenuTile of={of} />
    </Suspense>
  </div>
);
