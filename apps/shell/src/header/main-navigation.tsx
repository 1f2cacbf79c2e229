import { observer, useStores } from '@weefsel/stores';
import styles from './main-navigation.module.css';
import { NavigationLink } from './navigation-link';
import { sectionOf } from './sections';

/** The top entries of the menu, on a desktop. */
export const MainNavigation = observer(function MainNavigation() {
  const { navigation, page, snippets } = useStores();
  if (navigation.main.length === 0) return null;
  const section = sectionOf(navigation.main, page.context);
  return (
    <nav className={styles.navigation} aria-label={snippets.text('headless.header.mainMenu')}>
      <ul className={styles.entries}>
        {navigation.main.map((element) => (
          <li key={element.id}>
            <NavigationLink element={element} className={styles.entry} isSection={element === section} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
