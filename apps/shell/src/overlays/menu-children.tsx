import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { ChevronRightIcon, ChevronLeftIcon } from '@weefsel/ui';
import { useState, type Ref } from 'react';
import { MenuTileSlot } from '../header/menu-tile/menu-tile-slot';
import { NavigationLink } from '../header/navigation-link';
import { visibleChildren } from '../header/sections';
import styles from './menu-children.module.css';

interface MenuBackProps {
  ref: Ref<HTMLButtonElement>;
  /** The entry to return to. */
  to: NavigationElement;
  onClick: () => void;
}

/** Returns from a child of the menu to its parent. */
const MenuBack = observer(function MenuBack({ ref, to, onClick }: MenuBackProps) {
  const { snippets } = useStores();
  return (
    <button ref={ref} type="button" className={styles.back} onClick={onClick}>
      <ChevronLeftIcon size={18} />
      {snippets.text('headless.menu.back', { name: to.translated.name })}
    </button>
  );
});

const focusOn = (element: HTMLElement | null) => element?.focus();

/** Children of a menu entry. A child with further children replaces them, with a back button. */
export const MenuChildren = observer(function MenuChildren({ of: parent }: { of: NavigationElement }) {
  const { snippets } = useStores();
  const [inside, setInside] = useState<NavigationElement>();
  const [left, setLeft] = useState<NavigationElement>();
  const shown = inside ?? parent;
  const children = visibleChildren(shown);
  if (children.length === 0) return null;

  const back = () => {
    setInside(undefined);
    setLeft(inside);
  };

  return (
    <div key={shown.id} className={styles.panel} data-inside={inside !== undefined}>
      {inside && <MenuBack ref={focusOn} to={parent} onClick={back} />}
      <ul className={styles.list}>
        <li className={styles.item}>
          <NavigationLink
            element={shown}
            className={styles.link}
            label={snippets.text('headless.menu.all', { name: shown.translated.name })}
          />
        </li>
        {children.map((child) => (
          <li key={child.id} className={styles.item}>
            {!inside && visibleChildren(child).length > 0 ? (
              <button
                ref={child === left ? focusOn : undefined}
                type="button"
                className={styles.link}
                onClick={() => setInside(child)}
              >
                {child.translated.name}
                <ChevronRightIcon size={18} />
              </button>
            ) : (
              <NavigationLink element={child} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
      {!inside && <MenuTileSlot of={parent} />}
    </div>
  );
});
