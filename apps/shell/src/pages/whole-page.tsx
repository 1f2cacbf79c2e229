import type { Shown } from '../navigation/page-route';
import { RootLayout } from './root-layout';
import { ShownContext } from './shown-page';

/** One constant element, so that only its changed parts render again. */
const layout = <RootLayout />;

/** The frame with the page in it: the whole document body, on the server and in the browser. */
export function WholePage({ shown }: { shown: Shown }) {
  return <ShownContext value={shown}>{layout}</ShownContext>;
}
