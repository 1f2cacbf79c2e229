import { observer, useStores } from '@weefsel/stores';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online';

/** Says at the bottom of the window that the connection is gone, for as long as it is; nothing moves for it. */
export const OfflineNotice = observer(function OfflineNotice() {
  const { snippets } = useStores();
  // What is said when nothing can be fetched, or something breaks, has to be here before.
  snippets.carry('offline', 'unreachable', 'error', 'place', 'common');
  const online = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.notice}>{snippets.text('headless.offline.notice')}</p>}
    </div>
  );
});
