import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import styles from './notice-page.module.css';

export interface OwnPageProps {
  /** Path and query of the page shown. */
  path: string;
}

/** The shop is closed for a while: says so, and offers another try, also without JavaScript. */
export const MaintenancePage = observer(function MaintenancePage({ path }: OwnPageProps) {
  const { snippets } = useStores();
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{snippets.text('headless.maintenance.title')}</Heading>
        <p>{snippets.text('headless.maintenance.text')}</p>
        <div className={styles.actions}>
          <Button href={path}>{snippets.text('headless.common.retry')}</Button>
        </div>
      </div>
    </Container>
  );
});
