import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { moveByKey } from './tab-keys';
import classes from './tabs.module.css';

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The part of the address after `#`; empty on the server. */
const useHash = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => '',
  );

export interface Tab {
  /** Unique on the page. An address that ends in `#` and this id opens the tab. */
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** Name of the choice for screen readers. */
  label: string;
}

/** Several contents, one of them visible. Arrow keys move between the tabs. Without JavaScript all are shown. */
export function Tabs({ tabs, label }: TabsProps) {
  const hash = useHash();
  const [chosen, setChosen] = useState({ index: 0, hash: '' });
  const named = tabs.findIndex(({ id }) => id === hash);
  const active = named >= 0 && chosen.hash !== hash ? named : Math.min(chosen.index, tabs.length - 1);

  const choose = (index: number) => setChosen({ index, hash });

  return (
    <div className={classes.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={classes.list}
        onKeyDown={(event) => moveByKey(event, active, choose)}
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={classes.tab}
            onClick={() => choose(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          className={classes.panel}
          data-active={index === active}
        >
          <p className={classes.title}>{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
