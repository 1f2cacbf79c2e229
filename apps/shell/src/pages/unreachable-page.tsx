import { useRevalidator } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { useEffect } from 'react';
import styles from './notice-page.module.css';
import { useOnline } from './use-online';

/**
 * Shown when the page's data failed to load: header and footer stay, with a retry button.
 * Reloads the page as soon as the browser is online again.
 */
export const UnreachablePage = observer(function UnreachablePage() {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <Container>
      <div className={styles.page} role="alert">
        <Heading level={1}>
          {snippets.text(online ? 'headless.unreachable.title' : 'headless.offline.title')}
        </Heading>
        <p>{snippets.text(online ? 'headless.unreachable.text' : 'headless.offline.text')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void revalidate()} busy={state === 'loading'}>
            {snippets.text('headless.common.retry')}
          </Button>
        </div>
      </div>
    </Container>
  );
});
