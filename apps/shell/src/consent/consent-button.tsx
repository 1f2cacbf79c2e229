import { observer, useStores } from '@weefsel/stores';
import styles from './consent-button.module.css';
import { CONSENT_FORM } from './consent-form';

/**
 * Reopens the consent panel, on every page; absent when consent is off.
 * Without code it opens the consent page.
 */
export const ConsentButton = observer(function ConsentButton() {
  const { consent, snippets } = useStores();
  if (consent.isOff) return null;
  return (
    <button
      type="submit"
      form={CONSENT_FORM.id}
      formMethod="get"
      formAction={CONSENT_FORM.action}
      className={styles.button}
      data-early="busy"
      onClick={(event) => {
        event.preventDefault();
        consent.reopen();
      }}
    >
      {snippets.text('headless.consent.settings')}
    </button>
  );
});
