import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { NavigationItems } from './navigation-link';
import styles from './section-navigation.module.css';
import { sectionOf } from './sections';

/** Second row of the header on a desktop: the menu for ladies or men, on their pages. */
export const SectionNavigation = observer(function SectionNavigation() {
  const { navigation, page, snippets } = useStores();
  const section = sectionOf(navigation.main, page.context);
  if (!section?.children.length) return null;
  const label = snippets.text('headless.header.sectionMenu', { name: section.translated.name });
  return (
    <nav className={styles.row} aria-label={label}>
      <Container>
        <ul className={styles.entries}>
          <NavigationItems of={section.children} className={styles.entry} />
        </ul>
      </Container>
    </nav>
  );
});
