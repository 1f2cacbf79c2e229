import { HttpError } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { Footer } from '../footer/footer';
import { PlainFooter } from '../footer/plain-footer';
import { FrameBoundary } from '../frame/frame-boundary';
import { mayReload } from '../router/reload-guard-storage';
import { ErrorContent } from './error-content';
import { UnreachablePage } from './unreachable-page';

const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Logs the error. When code of the shell is missing, e.g. after a release, the document is reloaded once. */
function useFailure(error: unknown): { reloading: boolean } {
  const [reloading] = useState(() => isLostChunk(error) && mayReload(location.pathname + location.search));
  useEffect(() => {
    console.error(error);
    if (reloading) location.reload();
  }, [error, reloading]);
  return { reloading };
}

/** Replaces a page that could not be loaded, or broke, between header and footer, and titles the window. */
export function PageFailure({ error }: { error: unknown }) {
  const { reloading } = useFailure(error);
  const { page, snippets } = useStores();
  const isUnreachable = error instanceof HttpError;
  useEffect(() => {
    const what = snippets.text(isUnreachable ? 'headless.unreachable.title' : 'headless.error.title');
    document.title = `${what} | ${snippets.text('headless.shop.name')}`;
    page.show({ context: page.context, title: document.title, status: 503 });
  }, [page, snippets, isUnreachable]);
  if (reloading) return null;
  return isUnreachable ? <UnreachablePage /> : <ErrorContent />;
}

/** Replaces everything when the frame around the pages broke: the error page, and the footer if that still works. */
export function FrameFailure({ error }: { error: unknown }) {
  const { reloading } = useFailure(error);
  if (reloading) return null;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <ErrorContent />
      </main>
      <FrameBoundary instead={<PlainFooter />}>
        <Footer />
      </FrameBoundary>
    </>
  );
}
