import { HttpError } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { PlainFooter } from '../footer/plain-footer';
import { FrameBoundary } from '../frame/frame-boundary';
import { mayReload } from '../router/reload-guard-storage';
import { ErrorContent } from './error-content';
import { UnreachablePage } from './unreachable-page';

const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Logs what broke. Code of the shell that is gone, e.g. after a release, is fetched with a whole document, once. */
function useFailure(): { error: unknown; reloading: boolean } {
  const error = useRouteError();
  const [reloading] = useState(() => isLostChunk(error) && mayReload(location.pathname + location.search));
  useEffect(() => {
    console.error(error);
    if (reloading) location.reload();
  }, [error, reloading]);
  return { error, reloading };
}

/** In the page's place, between header and footer: it could not be fetched, or it broke. The window is called after it. */
export function PageFailure() {
  const { error, reloading } = useFailure();
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

/** Instead of everything, when the frame around the pages broke: the error page, and the footer if that still works. */
export function FrameFailure() {
  const { reloading } = useFailure();
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
