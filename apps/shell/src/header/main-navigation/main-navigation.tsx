import { observer, useStores } from '@weefsel/stores';
import { sectionOf } from '../sections';
import { MenuEntry } from './menu-entry';
import styles from './main-navigation.module.css';
import { useOpenMenu } from './use-open-menu';

/** The top entries of the menu, on a desktop; those with something in them open it under the header. */
export const MainNavigation = observer(function MainNavigation() {
  const { navigation, page, snippets } = useStores();
  const menu = useOpenMenu();
  if (navigation.main.length === 0) return null;
  const section = sectionOf(navigation.main, page.context);
  return (
    <nav
      ref={menu.place}
      className={styles.navigation}
      aria-label={snippets.text('headless.header.mainMenu')}
    >
      <ul className={styles.entries}>
        {navigation.main.map((element) => (
          <MenuEntry key={element.id} element={element} isSection={element === section} menu={menu} />
        ))}
      </ul>
    </nav>
  );
});
