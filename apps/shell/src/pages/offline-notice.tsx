import { observer, useStores } from '@weefsel/stores';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online';

/** A notice at the bottom of the window while offline. It overlays the page without layout shift. */
export const OfflineNotice = observer(function OfflineNotice() {
  const { snippets } = useStores();
  // Texts for failures are loaded ahead: they cannot be fetched when they are needed.
  snippets.carry('offline', 'unreachable', 'error', 'place', 'common');
  const online = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.notice}>{snippets.text('headless.offline.notice')}</p>}
    </div>
  );
});
