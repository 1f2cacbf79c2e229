import type { Shown } from '@weefsel/federation/router';
import type { PagePayload } from '@weefsel/federation/runtime';
import { FrameFailure } from './failure';
import { PageBoundary } from './page-boundary';
import { RootLayout } from './root-layout';
import { ShownContext } from './shown-page';

/** Always the same, so that it is drawn anew only where something in it has changed. */
const layout = <RootLayout />;
const failure = (error: unknown) => <FrameFailure error={error} />;

/** The frame and what the address shows in it: all of a document, on the server and in the browser. */
export function WholePage({ shown }: { shown: Shown<PagePayload> }) {
  return (
    <ShownContext value={shown}>
      <PageBoundary visit={shown} instead={failure}>
        {layout}
      </PageBoundary>
    </ShownContext>
  );
}
