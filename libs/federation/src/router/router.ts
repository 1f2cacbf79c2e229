import { IDLE } from '@weefsel/federation/runtime';
import { NavigationType, createPath, type NavigateOptions, type To } from 'react-router-dom';
import { addressOf, isBackOnPage, isBrowsersOwn, isOnPage, keyed, visitTo, type History } from './address';
import { Fades } from './fades';
import { promised, type Journey } from './journey';
import { loaded, type Load } from './loading';
import { Redirect } from './redirect';
import { loading, type RouterState, type Shown } from './router-state';
import type { ScrollHeights } from './scroll-heights-storage';

type Listener<Page> = (state: RouterState<Page>, change: { fades: boolean }) => void;

interface RouterOptions<Page> {
  history: History;
  load: Load<Page>;
  /** Content of the first address. */
  shown: Shown<Page>;
  /** Without them windows are never scrolled. */
  heights?: ScrollHeights;
}

/**
 * Navigates between pages. Only the last requested journey counts, and the page stays until the next has arrived.
 */
export class Router<Page> {
  readonly history: History;
  readonly heights: ScrollHeights | undefined;
  state: RouterState<Page>;
  readonly #load: Load<Page>;
  readonly #listeners = new Set<Listener<Page>>();
  readonly #fades = new Fades();
  /** Aborts the current load. */
  #stop: AbortController | undefined;
  #journey: Journey | undefined;
  /** Resolves the promise of a pending step through the history. */
  #popped: (() => void) | undefined;
  /** A pending reload of the shown page; ends when that is done. */
  #revalidation: { ended: Promise<void>; end: () => void } | undefined;

  constructor({ history, load, shown, heights }: RouterOptions<Page>) {
    this.history = history;
    this.heights = heights;
    this.#load = load;
    const { action: historyAction } = history;
    const location = heights ? keyed(history.location) : history.location;
    this.state = {
      location,
      historyAction,
      shown,
      arrival: undefined,
      navigation: IDLE,
      revalidation: 'idle',
    };
    history.listen(({ action, location: to }) => {
      const visit = heights ? keyed(to) : to;
      void this.#travel({ action, location: visit, keepScroll: isBrowsersOwn(to) });
    });
  }

  /** Notifies of every change, before React renders it. Returns the unsubscribe function. */
  subscribe(listener: Listener<Page>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Goes to an address, or a number of entries through the history.
   * Ends when its page has arrived or another was requested.
   */
  navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    this.#popped?.();
    if (typeof to === 'number')
      return new Promise((resolve) => {
        this.#popped = resolve;
        this.history.go(to);
      });
    const { replace = false, preventScrollReset: keepScroll, viewTransition: fades, state } = options;
    const location = visitTo(addressOf(to, this.state.location, this.history), state);
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    return this.#travel({ action, location, keepScroll, fades });
  };

  /** Reloads the shown page, or restarts the navigation in progress. */
  revalidate = (): Promise<void> => {
    const { ended } = (this.#revalidation ??= promised());
    this.#change({ revalidation: 'loading' });
    const { historyAction: action, location } = this.state;
    void this.#travel(this.#journey ?? { action, location, isAgain: true });
    return ended;
  };

  async #travel(journey: Journey): Promise<void> {
    const { location, isAgain } = journey;
    this.#stop?.abort();
    const { signal } = (this.#stop = new AbortController());
    this.#journey = journey;
    const { location: from } = this.state;
    const isPop = journey.action === NavigationType.Pop;
    // The browser may have scrolled already, to a position on the page.
    if (isPop) this.heights?.saveSeen(from.key);
    else this.heights?.save(from.key);
    if (!this.#revalidation && (isOnPage(from, location) || (isPop && isBackOnPage(from, location))))
      return this.#arrive(journey, this.state.shown);
    if (!isAgain) this.#change({ navigation: loading(location) });
    const url = this.history.createURL(createPath({ ...location, hash: '' })).href;
    const found = await loaded(this.#load, { url, signal });
    if (!found || signal.aborted) return;
    this.#stop = undefined;
    if (found instanceof Redirect) return this.#follow(found, journey);
    this.#arrive(journey, found);
  }

  #follow({ to, replaces }: Redirect, { action, isAgain, location, ...how }: Journey): Promise<void> {
    const { href } = this.history.createURL(location);
    const { pathname, search, hash } = new URL(to, href);
    const stays = replaces || (!isAgain && action === NavigationType.Replace);
    return this.#travel({
      ...how,
      action: stays ? NavigationType.Replace : NavigationType.Push,
      location: visitTo({ pathname, search, hash }),
    });
  }

  #arrive({ action, location, keepScroll = false, isAgain, ...how }: Journey, shown: Shown<Page>): void {
    const { location: from, arrival: last } = this.state;
    if (!isAgain && action === NavigationType.Push) this.history.push(location, location.state);
    if (!isAgain && action === NavigationType.Replace) this.history.replace(location, location.state);
    const isPop = action === NavigationType.Pop;
    const fades =
      !isAgain && (isPop ? this.#fades.has(from.pathname, location.pathname) : how.fades === true);
    if (fades && !isPop) this.#fades.note(from.pathname, location.pathname);
    const height = this.heights?.find(location.key);
    const arrival = height === undefined ? { keepScroll } : { height };
    this.#journey = undefined;
    const done = [this.#popped, this.#revalidation?.end];
    this.#popped = this.#revalidation = undefined;
    this.#change(
      {
        location,
        historyAction: action,
        shown,
        arrival: isAgain ? last : arrival,
        navigation: IDLE,
        revalidation: 'idle',
      },
      fades,
    );
    for (const end of done) end?.();
  }

  #change(change: Partial<RouterState<Page>>, fades = false): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state, { fades });
  }
}
