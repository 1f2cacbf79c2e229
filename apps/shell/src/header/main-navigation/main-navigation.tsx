import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { ChevronDownIcon, useHydrated, VisuallyHidden } from '@weefsel/ui';
import { Suspense, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { sectionOf, visibleChildren } from '../sections';
import styles from './main-navigation.module.css';
import { MENU_ID, MenuHead } from './menu-head';
import { useOpenSubmenu, type OpenSubmenu } from './use-open-submenu';
import { NavigationLink } from '../navigation-link';
import { Submenu } from './submenu';

interface MenuEntryProps {
  element: NavigationElement;
  isSection: boolean;
  submenu: OpenSubmenu;
}

/**
 * A top entry: a link to its page, with a disclosure for its submenu, if any. Works without script.
 * The document contains the submenu until hydration, and then only while it is open.
 */
const MenuEntry = observer(function MenuEntry({ element, isSection, submenu }: MenuEntryProps) {
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const summary = useRef<HTMLElement>(null);
  const link = <NavigationLink element={element} className={styles.entry} isSection={isSection} />;
  if (visibleChildren(element).length === 0) return <li className={styles.item}>{link}</li>;
  const open = submenu.isOpen(element.id);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    submenu.close();
    summary.current?.focus();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) submenu.close();
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    submenu.toggle(element.id);
  };

  return (
    <li
      className={styles.item}
      data-entry={element.id}
      onPointerEnter={(event) => submenu.pointAt(element.id, event)}
      onPointerLeave={submenu.pointAway}
      onKeyDown={closeOnEscape}
      onBlur={closeBehind}
    >
      {link}
      {/* A shopper may have opened it before hydration. */}
      <details name="submenu" className={styles.more} open={open} suppressHydrationWarning>
        <summary ref={summary} className={styles.toggle} onClick={toggle}>
          <VisuallyHidden>
            {snippets.text('headless.header.submenu', { name: element.translated.name })}
          </VisuallyHidden>
          <ChevronDownIcon size={14} />
        </summary>
        {(open || !hydrated) && (
          <Suspense>
            <Submenu of={element} open={open} />
          </Suspense>
        )}
      </details>
    </li>
  );
});

/**
 * The top entries of the menu. On a desktop they are in the header, with submenus below it.
 * On a small screen the menu button opens them as a panel, until hydration.
 */
export const MainNavigation = observer(function MainNavigation() {
  const { navigation, page, snippets } = useStores();
  const submenu = useOpenSubmenu();
  if (navigation.main.length === 0) return null;
  const section = sectionOf(navigation.main, page.context);
  return (
    <nav
      ref={submenu.place}
      id={MENU_ID}
      popover="auto"
      className={styles.navigation}
      aria-label={snippets.text('headless.header.mainMenu')}
    >
      <MenuHead />
      <ul className={styles.entries}>
        {navigation.main.map((element) => (
          <MenuEntry key={element.id} element={element} isSection={element === section} submenu={submenu} />
        ))}
      </ul>
    </nav>
  );
});
