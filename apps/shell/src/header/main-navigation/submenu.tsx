import type { NavigationElement } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { NavigationLink } from '../navigation-link';
import styles from './submenu.module.css';
import { toColumns } from './to-columns';

interface SubmenuProps {
  id: string;
  /** The top entry whose children it shows. */
  of: NavigationElement;
}

/** What is in a top entry, under the whole width of the header: a column for each child that has children itself. */
export const Submenu = observer(function Submenu({ id, of: entry }: SubmenuProps) {
  const { snippets } = useStores();
  const all = snippets.text('headless.menu.all', { name: entry.translated.name });
  const { single, groups } = toColumns(entry);
  return (
    <div id={id} className={styles.menu}>
      <Container>
        <div className={styles.columns}>
          <ul className={styles.single}>
            <li>
              <NavigationLink element={entry} className={styles.title} label={all} />
            </li>
            {single.map((element) => (
              <li key={element.id}>
                <NavigationLink element={element} className={styles.title} />
              </li>
            ))}
          </ul>
          {groups.map(({ head, links }) => (
            <div key={head.id}>
              <NavigationLink element={head} className={styles.title} />
              <ul className={styles.links} data-long={links.length > 6 || undefined}>
                {links.map((element) => (
                  <li key={element.id}>
                    <NavigationLink element={element} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </div>
  );
});
