import { observer, useStores } from '@weefsel/stores';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { onPlainClick } from './on-plain-click';
import classes from './overview-tabs.module.css';

interface OverviewTabsProps {
  /** Accessible name of the tabs. */
  label: SnippetKey;
  tabs: readonly (readonly [filter: string, text: SnippetKey])[];
  chosen: string;
  hrefOf: (filter: string) => string;
  onChoose: (filter: string) => void;
}

/** Filters of a list, as links that work without script. */
export const OverviewTabs = observer(({ label, tabs, chosen, hrefOf, onChoose }: OverviewTabsProps) => {
  const { snippets } = useStores();
  return (
    <nav aria-label={snippets.text(label)}>
      <ul className={classes.tabs}>
        {tabs.map(([filter, text]) => (
          <li key={filter}>
            <a
              className={classes.tab}
              href={hrefOf(filter)}
              aria-current={filter === chosen ? 'true' : undefined}
              onClick={onPlainClick(() => onChoose(filter))}
            >
              {snippets.text(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
