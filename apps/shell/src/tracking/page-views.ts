import type { DeclaredEvent } from '@weefsel/contracts';
import type { DataRouter, Location } from 'react-router-dom';
import { shownIn } from '../navigation/page-route';
import { SLUG_VIEW } from '../navigation/routes';

declare module '@weefsel/contracts' {
  interface EventOwners {
    shell: 'content-view';
  }
}

type State = DataRouter['state'];

const viewOf = (state: State): DeclaredEvent | undefined => {
  const shown = shownIn(state);
  const { pathname, search, hash } = state.location;
  if ('error' in shown) return undefined;
  return { name: 'content-view', path: pathname + search + hash, view: shown.page.view ?? SLUG_VIEW };
};

/**
 * Reports every shown page; the first one unless it was sent before hydration.
 * An aborted or superseded navigation never becomes the router's location; a failed one shows no page.
 * A document restored from the back/forward cache counts as a new view.
 * @param sent location whose view is sent already
 */
export function watchPageViews(
  router: DataRouter,
  track: (event: DeclaredEvent) => void,
  sent?: Location,
): void {
  let shown = sent?.key;
  const tell = (state: State): void => {
    const view = viewOf(state);
    if (view) track(view);
  };
  const notice = (state: State): void => {
    if (state.location.key === shown) return;
    shown = state.location.key;
    tell(state);
  };
  notice(router.state);
  router.subscribe(notice);
  addEventListener('pageshow', ({ persisted }) => persisted && tell(router.state));
}
