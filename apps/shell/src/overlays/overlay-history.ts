import { reaction, type OverlayName, type OverlayStore } from '@weefsel/stores';
import type { DataRouter } from 'react-router-dom';

type Whereabouts = Pick<DataRouter['state'], 'location' | 'navigation'>;

/** The router's state in a history entry. A panel's entry copies its page's and adds the panel's name. */
interface Entry {
  /** Absent on the first page of the tab, which counts as `default`. */
  key?: string;
  idx?: number;
  overlay?: OverlayName;
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry;

/** True on a panel's history entry: the next page then replaces it. */
export const isOverlayEntry = (): boolean => entryOf(history.state).overlay !== undefined;

/** Pushes a copy of the current entry with the panel's name. */
function addEntry(overlay: OverlayName): void {
  const entry = entryOf(history.state);
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overlay }, '');
}

/**
 * Adds an entry for a panel that stayed open while its page's address changed.
 * Going back closes the filter panel first, then undoes its choices one by one.
 */
export function followOverlay({ open }: OverlayStore): void {
  if (open && !isOverlayEntry()) addEntry(open);
}

/**
 * Gives an open panel a separate history entry, so that going back closes it.
 * The entry copies its page's: the router has nothing to do, and the scroll position stays.
 * Inside a panel, `useNavigate` must pass `replace`; links and GET forms do so already.
 * Call it before creating the router: window listeners run in order, and the router's would reload the page.
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

  // Deferred: a link inside the panel closes it before it navigates.
  let isLeaving = false;
  const leaveEntry = () => {
    if (overlay.open || isLeaving || !isOverlayEntry() || routerState().navigation.state !== 'idle') return;
    isLeaving = true;
    history.back();
  };

  reaction(
    () => overlay.open,
    (open) => {
      const entry = entryOf(history.state);
      if (!open) setTimeout(leaveEntry);
      // A panel that opens again before the browser left gets its entry on arrival.
      else if (isLeaving) return;
      else if (entry.overlay) history.replaceState({ ...entry, overlay: open }, '');
      else addEntry(open);
    },
  );

  /** Key of the last entry that the router was allowed to handle. */
  let travelsTo = '';
  const onPop = (event: PopStateEvent) => {
    const entry = entryOf(event.state);
    const hasLeft = isLeaving;
    isLeaving = false;
    // This entry cancels a history navigation to another page, so the router must handle it.
    const isTravelling = routerState().navigation.location?.key === travelsTo;
    const isShown = isPageShown(entry);
    if (isShown && !isTravelling) event.stopImmediatePropagation();
    else travelsTo = entry.key ?? 'default';
    if (!isShown) return;
    if (entry.overlay) overlay.show(entry.overlay);
    else if (hasLeft && overlay.open) addEntry(overlay.open);
    else overlay.close();
  };
  window.addEventListener('popstate', onPop);
}
