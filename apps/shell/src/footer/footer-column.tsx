import { NO_LINK } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { ChevronDownIcon } from '@weefsel/ui';
import { NavigationLink } from '../header/navigation-link';
import styles from './footer-column.module.css';
import { useWideScreen } from './use-wide-screen';

/** A heading of the footer's menu with its links: a column on wide screens, to be opened on small ones. */
export const FooterColumn = observer(function FooterColumn({ column }: { column: NavigationElement }) {
  const { navigation } = useStores();
  const wide = useWideScreen();
  const { name } = column.translated;
  const links = (
    <ul className={styles.links}>
      {column.children
        .filter((element) => navigation.hrefOf(element) !== NO_LINK)
        .map((element) => (
          <li key={element.id}>
            <NavigationLink element={element} className={styles.link} />
          </li>
        ))}
    </ul>
  );
  return (
    <nav className={styles.column} aria-label={name}>
      {wide ? (
        <>
          <h2 className={styles.heading}>{name}</h2>
          {links}
        </>
      ) : (
        // Style sheets show it open on wide screens, so nothing moves when it turns into a plain column.
        <details className={styles.details}>
          <summary className={styles.heading}>
            {name}
            <span className={styles.arrow}>
              <ChevronDownIcon size={18} />
            </span>
          </summary>
          {links}
        </details>
      )}
    </nav>
  );
});
