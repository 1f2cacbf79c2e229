import { NO_LINK } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { NavigationLink } from '../header/navigation-link';
import styles from './footer-links.module.css';
import { FooterSection } from './footer-section';

/** A heading of the footer's menu with its links. */
export const FooterColumn = observer(function FooterColumn({ column }: { column: NavigationElement }) {
  const { navigation } = useStores();
  const { name } = column.translated;
  return (
    <nav aria-label={name}>
      <FooterSection title={name}>
        <ul>
          {column.children
            .filter((element) => navigation.hrefOf(element) !== NO_LINK)
            .map((element) => (
              <li key={element.id}>
                <NavigationLink element={element} className={styles.link} />
              </li>
            ))}
        </ul>
      </FooterSection>
    </nav>
  );
});
