import { type ComponentType, lazy } from 'react';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import styles from './notice-page.module.css';
import { locale, paths } from '@weefsel/contracts';

interface OwnPageProps {
  /** Path and query of the page shown. */
  path: string;
}

/** The not-found page, with the status for machines and suggestions for people. */
const NotFoundPage = observer(function NotFoundPage({ path }: OwnPageProps) {
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

/** The shop is closed for a while: says so, and offers another try, also without JavaScript. */
const MaintenancePage = observer(function MaintenancePage({ path }: OwnPageProps) {
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

// The name of the chunk is that of the page: so the server finds its style sheet.
const StylingViewerPage = lazy(async () => {
  const chunk = await import(
    /* webpackChunkName: "styling-viewer" */ '../styling-viewer/styling-viewer-page'
  );
  return { default: chunk.StylingViewerPage };
});

/** Name of no page at all: the server makes the frame around it. */
export const FRAME_ALONE = 'frame-alone';

/** The shell's own pages by name; what has no name here is not found. */
const ownPages: Record<string, ComponentType<OwnPageProps>> = {
  maintenance: MaintenancePage,
  [FRAME_ALONE]: () => null,
  'styling-viewer': () => <StylingViewerPage />,
};

/** A page that no remote owns. */
export function OwnPage({ name, path }: OwnPageProps & { name: string }) {
  const Page = ownPages[name] ?? NotFoundPage;
  return <Page path={path} />;
}
