import { HttpError } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { Footer } from '../footer/footer';
import { PlainFooter } from '../footer/plain-footer';
import { FrameBoundary } from '../frame/frame-boundary';
import { mayReload } from '../navigation/reload-guard-storage';
import { ErrorContent } from './error-content';
import { UnreachablePage } from './unreachable-page';

const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Logs the error. Reloads the document once when code of the shell is missing, e.g. after a release. */
function useFailure(error: unknown): { reloading: boolean } {
  const [reloading] = useState(() => isLostChunk(error) && mayReload(location.pathname + location.search));
  useEffect(() => {
    console.error(error);
    if (reloading) location.reload();
  }, [error, reloading]);
  return { reloading };
}

/** Replaces a page that failed to load or render, between header and footer. Sets the document title. */
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

/** Replaces everything when the frame breaks: the error page, with the footer if it still works. */
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
