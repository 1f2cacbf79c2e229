import { observer, useStores } from '@weefsel/stores';
import { useId, useState } from 'react';
import { NavigationLink } from '../header/navigation-link';
import { sectionOf, visibleChildren } from '../header/sections';
import { MenuChildren } from './menu-children';
import styles from './menu-sections.module.css';

/** The top entries side by side, above the children of the selected one. Initially the page's own. */
export const MenuSections = observer(function MenuSections() {
  const { navigation, page, snippets } = useStores();
  const [selectedId, setSelectedId] = useState<string>();
  const childrenId = useId();
  const { main } = navigation;
  const selected = main.find(({ id }) => id === selectedId) ?? sectionOf(main, page.context) ?? main[0];
  if (!selected) return null;
  return (
    <nav aria-label={snippets.text('headless.menu.sections')}>
      <ul className={styles.sections}>
        {main.map((element) => (
          <li key={element.id} className={styles.place}>
            {visibleChildren(element).length > 0 ? (
              <button
                type="button"
                className={styles.section}
                aria-pressed={element === selected}
                aria-controls={childrenId}
                onClick={({ currentTarget }) => {
                  setSelectedId(element.id);
                  currentTarget.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
                }}
              >
                {element.translated.name}
              </button>
            ) : (
              <NavigationLink element={element} className={styles.section} />
            )}
          </li>
        ))}
      </ul>
      <div id={childrenId}>
        <MenuChildren key={selected.id} of={selected} />
      </div>
    </nav>
  );
});
