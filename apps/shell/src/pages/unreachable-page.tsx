import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { useRevalidator } from 'react-router-dom';
import styles from './notice-page.module.css';

/** The page's data did not come, e.g. because the connection is gone: header and footer stay, another try is a click away. */
export const UnreachablePage = observer(function UnreachablePage() {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <div className={styles.page} role="alert">
        <Heading level={1}>{snippets.text('headless.unreachable.title')}</Heading>
        <p>{snippets.text('headless.unreachable.text')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void revalidate()} busy={state === 'loading'}>
            {snippets.text('headless.common.retry')}
          </Button>
        </div>
      </div>
    </Container>
  );
});
