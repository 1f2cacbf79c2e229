import { observer, useStores } from '@weefsel/stores';
import { sectionOf } from '../sections';
import { MenuEntry } from './menu-entry';
import styles from './main-navigation.module.css';
import { useOpenSubmenu } from './use-open-submenu';

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
