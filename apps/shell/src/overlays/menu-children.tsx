import type { NavigationElement } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { Disclosure } from '@weefsel/ui';
import { NavigationLink } from '../header/navigation-link';
import styles from './menu-children.module.css';

const AllOf = observer(function AllOf({ element }: { element: NavigationElement }) {
  const { snippets } = useStores();
  const label = snippets.text('headless.menu.all', { name: element.translated.name });
  return <NavigationLink element={element} className={styles.link} label={label} />;
});

/** What is in an entry of the menu; children that have children themselves open in place. */
export function MenuChildren({ of: parent }: { of: NavigationElement }) {
  if (parent.children.length === 0) return null;
  return (
    <ul>
      <li className={styles.item}>
        <AllOf element={parent} />
      </li>
      {parent.children.map((child) => (
        <li key={child.id} className={child.children.length > 0 ? undefined : styles.item}>
          {child.children.length > 0 ? (
            <Disclosure summary={child.translated.name} name={parent.id}>
              <ul className={styles.inner}>
                {[child, ...child.children].map((element) => (
                  <li key={element.id}>
                    {element === child ? (
                      <AllOf element={child} />
                    ) : (
                      <NavigationLink element={element} className={styles.link} />
                    )}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : (
            <NavigationLink element={child} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  );
}
