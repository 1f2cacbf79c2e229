import { locale, paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import styles from './notice-page.module.css';

/** The not-found page, with the status for machines and suggestions for people. */
export const NotFoundPage = observer(function NotFoundPage({ path }: { path: string }) {
  const { snippets } = useStores();
  return (
    <Container>
      <div className={styles.page}>
        <p className={styles.path}>
          <data value={`Page Not Found: ${path}`}>{snippets.text('headless.notFound.path', { path })}</data>
        </p>
        <Heading level={1}>{snippets.text('headless.notFound.title')}</Heading>
        <p>{snippets.text('headless.notFound.text')}</p>
        <div className={styles.actions}>
          <Button href={paths.home.to()}>{snippets.text('headless.notFound.home')}</Button>
          <Button href={`/${locale.prefix}/${locale.ladies}/`} variant="secondary">
            {snippets.text('headless.notFound.ladies')}
          </Button>
          <Button href={`/${locale.prefix}/${locale.men}/`} variant="secondary">
            {snippets.text('headless.notFound.men')}
          </Button>
        </div>
      </div>
    </Container>
  );
});
