import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton } from '@weefsel/ui';
import styles from './recent-actions.module.css';
import type { useRecentSearches } from './use-recent-searches';

interface RecentActionsProps {
  recent: ReturnType<typeof useRecentSearches>;
  /** Called when a recent search was removed, and its button with it. */
  onForgotten: () => void;
}

/** Buttons to clear recent searches. They overlay the rows, as a list of options cannot contain buttons. */
export const RecentActions = observer(function RecentActions({ recent, onForgotten }: RecentActionsProps) {
  const { snippets } = useStores();
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.all}
        onClick={() => {
          recent.forgetAll();
          onForgotten();
        }}
      >
        {snippets.text('headless.searchPopup.forgetAll')}
      </button>
      {recent.texts.map((text) => (
        <IconButton
          key={text}
          label={snippets.text('headless.searchPopup.forget', { text })}
          className={styles.one}
          onClick={() => {
            recent.forget(text);
            onForgotten();
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      ))}
    </div>
  );
});
