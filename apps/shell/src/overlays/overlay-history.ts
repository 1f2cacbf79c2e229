import { reaction, type OverlayName, type OverlayStore } from '@weefsel/stores';
import type { createBrowserRouter } from 'react-router-dom';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

/** What the router keeps in an entry of the browser's history; a panel's entry is its page's with the panel's name. */
interface Entry {
  /** `default` for the first page of the tab, which has none. */
  key?: string;
  idx?: number;
  overlay?: OverlayName;
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry;

/** Whether the browser is on a panel's entry: a page that is gone to from there takes its place. */
export const isOverlayEntry = (): boolean => entryOf(history.state).overlay !== undefined;

/** Writes the present entry once more, with the panel's name in it. */
function addEntry(overlay: OverlayName): void {
  const entry = entryOf(history.state);
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overlay }, '');
}

/** A panel that stayed open while its page's address changed gets an entry on top of the new one. */
export function followOverlay({ open }: OverlayStore): void {
  if (open && !isOverlayEntry()) addEntry(open);
}

/**
 * Gives an open panel an entry of its own in the browser's history, so that going back closes it.
 * The entry is the page's own once more, so the router has nothing to do and the page keeps its place.
 * Call it before the router is made: listeners of the window are called in the order in which they came, and the
 * router's would load the page again.
 */
export function keepOverlayInHistory(overlay: OverlayStore, routerState: () => RouterState): void {
  overlay.isOnEntry = isOverlayEntry;
  const isPageShown = ({ key = 'default', idx }: Entry) => {
    const shown = routerState().location;
    if (shown.key !== key) return false;
    // The router made the entry; a page may have put what was chosen on it into the query since.
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

  /** Key of the entry that the router was last left to go to. */
  let travelsTo = '';
  const onPop = (event: PopStateEvent) => {
    const entry = entryOf(event.state);
    // On its way through the history to another page, the router has to hear that it is not wanted any more.
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
