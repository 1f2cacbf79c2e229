import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { MenuTileSlot } from '../menu-tile/menu-tile-slot';
import { NavigationItems, NavigationLink } from '../navigation-link';
import styles from './submenu.module.css';
import { visibleChildren } from '../sections';

/** Arranges the children of a top entry in columns. */
function toColumns(entry: NavigationElement) {
  const children = visibleChildren(entry);
  return {
    /** Children without further children; they share the first column. */
    single: children.filter((child) => visibleChildren(child).length === 0),
    groups: children
      .map((head) => ({ head, links: visibleChildren(head) }))
      .filter(({ links }) => links.length > 0),
  };
}

interface SubmenuProps {
  /** The top entry with the children. */
  of: NavigationElement;
  /** True while the shopper sees it. */
  open: boolean;
}

/** Submenu of a top entry, across the header's width. Each child with further children has a column. */
export const Submenu = observer(function Submenu({ of: entry, open }: SubmenuProps) {
  const { snippets } = useStores();
  const all = snippets.text('headless.menu.all', { name: entry.translated.name });
  const { single, groups } = toColumns(entry);
  return (
    <div className={styles.menu}>
      <Container>
        <div className={styles.row}>
          <div className={styles.columns}>
            <ul className={styles.single}>
              <li>
                <NavigationLink element={entry} className={styles.title} label={all} />
              </li>
              <NavigationItems of={single} className={styles.title} />
            </ul>
            {groups.map(({ head, links }) => (
              <div key={head.id}>
                <NavigationLink element={head} className={styles.title} />
                <ul className={styles.links} data-long={links.length > 6 || undefined}>
                  <NavigationItems of={links} className={styles.link} />
                </ul>
              </div>
            ))}
          </div>
          {open && <MenuTileSlot of={entry} />}
        </div>
      </Container>
    </div>
  );
});
