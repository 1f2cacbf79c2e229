import type { Shown } from '@weefsel/federation/router';
import type { PagePayload } from '@weefsel/federation/runtime';
import { FrameFailure } from './failure';
import { PageBoundary } from './page-boundary';
import { RootLayout } from './root-layout';
import { ShownContext } from './shown-page';

/** One constant element, so that only its changed parts render again. */
const layout = <RootLayout />;
const failure = (error: unknown) => <FrameFailure error={error} />;

/** The frame with the page in it: the whole document body, on the server and in the browser. */
export function WholePage({ shown }: { shown: Shown<PagePayload> }) {
  return (
    <ShownContext value={shown}>
      <PageBoundary visit={shown} instead={failure}>
        {layout}
      </PageBoundary>
    </ShownContext>
  );
}
