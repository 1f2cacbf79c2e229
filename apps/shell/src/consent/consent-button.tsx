import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import styles from './consent-button.module.css';

/** Opens the consent choice again, on every page; absent where consent is not asked. */
export const ConsentButton = observer(function ConsentButton() {
  const { consent, snippets } = useStores();
  const hydrated = useHydrated();
  if (consent.isOff) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-ready={hydrated || undefined}
      onClick={consent.reopen}
    >
      {snippets.text('headless.consent.settings')}
    </button>
  );
});
