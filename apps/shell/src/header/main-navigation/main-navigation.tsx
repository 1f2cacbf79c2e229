import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { ChevronDownIcon, useHydrated, VisuallyHidden } from '@weefsel/ui';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { sectionOf, visibleChildren } from '../sections';
import styles from './main-navigation.module.css';
import { useOpenSubmenu, type OpenSubmenu } from './use-open-submenu';
import { NavigationLink } from '../navigation-link';
import { Submenu } from './submenu';

interface MenuEntryProps {
  element: NavigationElement;
  isSection: boolean;
  submenu: OpenSubmenu;
}

/** A top entry: a link to its page and, when there is something in it, a button beside it that shows what. */
const MenuEntry = observer(function MenuEntry({ element, isSection, submenu }: MenuEntryProps) {
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const submenuId = useId();
  const link = <NavigationLink element={element} className={styles.entry} isSection={isSection} />;
  if (visibleChildren(element).length === 0) return <li className={styles.item}>{link}</li>;
  const open = submenu.isOpen(element.id);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    submenu.close();
    button.current?.focus();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) submenu.close();
  };

  return (
    <li
      className={styles.item}
      onPointerEnter={(event) => submenu.pointAt(element.id, event)}
      onPointerLeave={submenu.pointAway}
      onKeyDown={closeOnEscape}
      onBlur={closeBehind}
    >
      {link}
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        // Without script it could do nothing; its place is kept.
        data-ready={hydrated}
        aria-expanded={open}
        aria-controls={open ? submenuId : undefined}
        onClick={() => submenu.toggle(element.id)}
      >
        <VisuallyHidden>
          {snippets.text('headless.header.submenu', { name: element.translated.name })}
        </VisuallyHidden>
        <ChevronDownIcon size={14} />
      </button>
      {open && <Submenu id={submenuId} of={element} />}
    </li>
  );
});

/** The top entries of the menu, on a desktop; those with something in them open it under the header. */
export const MainNavigation = observer(function MainNavigation() {
  const { navigation, page, snippets } = useStores();
  const submenu = useOpenSubmenu();
  if (navigation.main.length === 0) return null;
  const section = sectionOf(navigation.main, page.context);
  return (
    <nav
      ref={submenu.place}
      className={styles.navigation}
      aria-label={snippets.text('headless.header.mainMenu')}
    >
      <ul className={styles.entries}>
        {navigation.main.map((element) => (
          <MenuEntry key={element.id} element={element} isSection={element === section} submenu={submenu} />
        ))}
      </ul>
    </nav>
  );
});
