import type { DeclaredEvent } from '@weefsel/contracts';
import type { RouterState } from '@weefsel/federation/router';
import type { PagePayload } from '@weefsel/federation/runtime';
import { SLUG_VIEW } from '../navigation/routes';

declare module '@weefsel/contracts' {
  interface EventOwners {
    shell: 'content-view';
  }
}

/** The part of the router with the current location and page. */
export interface Router {
  state: Shown;
  subscribe: (listener: (state: Shown) => void) => void;
}

type Shown = Pick<RouterState<Pick<PagePayload, 'view'>>, 'location' | 'shown'>;

const viewOf = ({ location: { pathname, search, hash }, shown }: Shown): DeclaredEvent => {
  const { view = SLUG_VIEW } = 'page' in shown ? shown.page : {};
  return { name: 'content-view', path: pathname + search + hash, view };
};

/**
 * Reports every shown page; the first one unless it was sent before hydration.
 * An aborted or superseded navigation never becomes the router's location; a failed one shows no page.
 * A document restored from the back/forward cache counts as a new view.
 */
export function watchPageViews(
  router: Router,
  track: (event: DeclaredEvent) => void,
  isFirstTold = false,
): void {
  let shown = router.state.location.key;
  if (!isFirstTold) track(viewOf(router.state));
  addEventListener('pageshow', ({ persisted }) => persisted && track(viewOf(router.state)));
  router.subscribe((state) => {
    const { location, shown: found } = state;
    if (location.key === shown) return;
    shown = location.key;
    if ('page' in found) track(viewOf(state));
  });
}
