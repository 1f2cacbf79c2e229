import { observer, useStores } from '@weefsel/stores';
import styles from './skip-link.module.css';

/** First tab stop: skips the header. */
export const SkipLink = observer(function SkipLink() {
  const { snippets } = useStores();
  return (
    <a href="#main" className={styles.link}>
      {snippets.text('headless.page.skip')}
    </a>
  );
});
