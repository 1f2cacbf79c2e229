import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import type { SuggestionGroup } from './suggestion';
import { MarkedText } from './marked-text';
import groupTitle from './group-title.module.css';
import styles from './suggestion-options.module.css';

const TITLES: Record<SuggestionGroup['kind'], SnippetKey> = {
  recent: 'headless.searchPopup.recent',
  popular: 'headless.searchPopup.popular',
  'popular-categories': 'headless.searchPopup.popularCategories',
  direct: 'headless.searchPopup.phrases',
  phrases: 'headless.searchPopup.phrases',
  categories: 'headless.searchPopup.categories',
  brands: 'headless.searchPopup.brands',
};

export interface OptionsProps {
  /** Id of the list, and prefix of its options' ids. */
  list: string;
  active: string | null;
}

interface SuggestionOptionsProps extends OptionsProps {
  group: SuggestionGroup;
  typed: string;
  /** Called when the shopper follows a suggestion. */
  onFollow: (label: string) => void;
}

/** Suggestions of one kind, each a link that the keyboard reaches from the text field. */
export const SuggestionOptions = observer(function SuggestionOptions(props: SuggestionOptionsProps) {
  const { list, active, group, typed, onFollow } = props;
  const { snippets } = useStores();
  const { kind, suggestions } = group;
  const title = `${list}-${kind}`;
  return (
    <div role="group" aria-labelledby={title} className={styles.group} data-kind={kind}>
      <div id={title} className={groupTitle.title}>
        {snippets.text(TITLES[kind])}
      </div>
      <div className={styles.options}>
        {suggestions.map(({ label, detail, href }, place) => {
          const id = `${title}-${place}`;
          return (
            <a
              key={id}
              id={id}
              role="option"
              aria-selected={id === active}
              tabIndex={-1}
              href={href}
              className={styles.option}
              onClick={() => onFollow(label)}
            >
              <span className={styles.name}>
                {kind === 'direct' ? (
                  snippets.text('headless.searchPopup.direct', { text: label })
                ) : (
                  <MarkedText label={label} typed={typed} />
                )}
              </span>
              {detail && <span className={styles.detail}> {detail}</span>}
            </a>
          );
        })}
      </div>
    </div>
  );
});
