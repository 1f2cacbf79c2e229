import type { TrackingEvent } from '@weefsel/contracts';
import { trackedName } from '../router/routes';

interface Place {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

/** As much of the router as says where the shopper is. */
export interface Router {
  state: { location: Place; errors?: object | null };
  subscribe: (listener: (state: { location: Place; errors?: object | null }) => void) => void;
}

const viewOf = ({ pathname, search, hash }: Place): TrackingEvent => ({
  name: 'content-view',
  path: pathname + search + hash,
  view: trackedName(pathname),
});

/**
 * Tells about every page that is shown, the first one included. A navigation that was aborted, or overtaken by
 * another one, never becomes the router's location; one that failed shows no page.
 */
export function watchPageViews(router: Router, track: (event: TrackingEvent) => void): void {
  let shown = router.state.location.key;
  track(viewOf(router.state.location));
  router.subscribe(({ location, errors }) => {
    if (location.key === shown) return;
    shown = location.key;
    if (!errors) track(viewOf(location));
  });
}
