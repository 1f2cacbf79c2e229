import type { RouterState } from '@weefsel/federation/router';
import { reaction, type OverlayName, type OverlayStore } from '@weefsel/stores';

type Whereabouts = Pick<RouterState<unknown>, 'location' | 'navigation'>;

/** The router's state in a history entry; a panel's entry is its page's with the panel's name. */
interface Entry {
  /** `default` for the first page of the tab, which has none. */
  key?: string;
  idx?: number;
  overlay?: OverlayName;
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry;

/** True when the browser is on a panel's entry: the next page then replaces it. */
export const isOverlayEntry = (): boolean => entryOf(history.state).overlay !== undefined;

/** Rewrites the present entry with the panel's name in it. */
function addEntry(overlay: OverlayName): void {
  const entry = entryOf(history.state);
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overlay }, '');
}

/** A panel that stayed open while its page's address changed gets an entry on top of the new one. */
export function followOverlay({ open }: OverlayStore): void {
  if (open && !isOverlayEntry()) addEntry(open);
}

/**
 * Gives an open panel its own history entry, so that going back closes it. The entry repeats its page's, so the router
 * has nothing to do and the page keeps its scroll position. Call it before the router is made: window listeners run in
 * the order in which they were added, and the router's would load the page again.
 */
export function keepOverlayInHistory(overlay: OverlayStore, routerState: () => Whereabouts): void {
  overlay.isOnEntry = isOverlayEntry;
  const isPageShown = ({ key = 'default', idx }: Entry) => {
    const shown = routerState().location;
    if (shown.key !== key) return false;
    // The router made the entry, but a page may have changed the query since.
    if (idx !== undefined) return shown.pathname === location.pathname;
    return shown.pathname + shown.search + shown.hash === location.pathname + location.search + location.hash;
  };

  // Not at once: a link inside the panel closes it first, and only then goes to its page.
  const leaveEntry = () => {
    if (!overlay.open && isOverlayEntry() && routerState().navigation.state === 'idle') history.back();
  };

  reaction(
    () => overlay.open,
    (open) => {
      const entry = entryOf(history.state);
      if (!open) setTimeout(leaveEntry);
      else if (entry.overlay) history.replaceState({ ...entry, overlay: open }, '');
      else addEntry(open);
    },
  );

  /** Key of the last entry that the router was allowed to handle. */
  let travelsTo = '';
  const onPop = (event: PopStateEvent) => {
    const entry = entryOf(event.state);
    // A navigation through the history to another page is no longer wanted, so the router has to hear of this one.
    const isTravelling = routerState().navigation.location?.key === travelsTo;
    const isShown = isPageShown(entry);
    if (isShown && !isTravelling) event.stopImmediatePropagation();
    else travelsTo = entry.key ?? 'default';
    if (!isShown) return;
    if (entry.overlay) overlay.show(entry.overlay);
    else overlay.close();
  };
  window.addEventListener('popstate', onPop);
}
