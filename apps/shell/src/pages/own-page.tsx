import { PageFragmentsContext, type PagePayload } from '@weefsel/federation/runtime';
import { type ComponentType, lazy } from 'react';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import styles from './notice-page.module.css';

interface OwnPageProps {
  /** Path and query of the shown page. */
  path: string;
  /** Borrowed fragments, as the server loaded them. */
  fragments?: PagePayload['fragments'];
}

/** Maintenance page with a retry link, also without JavaScript. */
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

// The chunk has the page's name, by which the server finds its style sheet.
const NotFoundPage = lazy(async () => {
  const chunk = await import(/* webpackChunkName: "not-found" */ './not-found-page');
  return { default: chunk.NotFoundPage };
});

const StylingViewerPage = lazy(async () => {
  const chunk = await import(
    /* webpackChunkName: "styling-viewer" */ '../styling-viewer/styling-viewer-page'
  );
  return { default: chunk.StylingViewerPage };
});

/** Name for no page: the server renders only the frame. */
export const FRAME_ALONE = 'frame-alone';

/** The shell's pages by name; unknown names count as not found. */
const ownPages: Record<string, ComponentType<OwnPageProps>> = {
  maintenance: MaintenancePage,
  [FRAME_ALONE]: () => null,
  'styling-viewer': () => <StylingViewerPage />,
};

/** A page that no remote owns. */
export function OwnPage({ name, path, fragments = {} }: OwnPageProps & { name: string }) {
  const Page = ownPages[name] ?? NotFoundPage;
  return (
    <PageFragmentsContext value={fragments}>
      <Page path={path} fragments={fragments} />
    </PageFragmentsContext>
  );
}
