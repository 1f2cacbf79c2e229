import { observer, useStores } from '@weefsel/stores';
import styles from './skip-link.module.css';

/** First stop of the keyboard: jumps over the header to the page. */
export const SkipLink = observer(function SkipLink() {
  const { snippets } = useStores();
  return (
    <a href="#main" className={styles.link}>
      {snippets.text('headless.page.skip')}
    </a>
  );
});
