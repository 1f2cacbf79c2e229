import { useNavigation } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { ProgressBar } from '@weefsel/ui';
import styles from './navigation-progress.module.css';

/** Thin progress bar at the top of the window while the next page is loading. */
export const NavigationProgress = observer(function NavigationProgress() {
  const { snippets } = useStores();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={styles.progress}>
      <ProgressBar label={snippets.text('headless.common.loading')} />
    </div>
  );
});
