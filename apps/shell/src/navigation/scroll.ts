import type { DataRouter, Location } from 'react-router-dom';
import { keepHeights, readHeights } from './scroll-heights-storage';

/** The element that the address points at. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // The hash cannot be decoded: it names no element.
    return null;
  }
}

/**
 * Scroll position of each page of this tab, by the key of its history entry.
 * Unlike `ScrollRestoration` it knows links within the page, which browsers follow by themselves.
 * Create it before the router: window listeners run in order, and the router's reads the key.
 */
export class Scroll {
  readonly #heights = readHeights();
  /** As of the last frame: scrolling by a link within the page comes later. */
  #seen = window.scrollY;
  /** Keys of entries that the browser made and scrolled to. */
  readonly #browsersOwn = new Set<string>();
  #arrival: { key: string; height: number | undefined; stays: boolean } | undefined;

  constructor() {
    this.#giveKey();
    addEventListener('popstate', () => {
      const key = this.#giveKey();
      if (key) this.#browsersOwn.add(key);
    });
    addEventListener('scroll', () => void (this.#seen = window.scrollY), { passive: true });
  }

  /** Starts storing the position of each left page. `first` is the document's own. */
  follow(router: DataRouter, first: Location): void {
    let shown = first;
    let isLeaving = false;
    const notice = ({ location, navigation, preventScrollReset }: DataRouter['state']): void => {
      const isLoading = navigation.state === 'loading';
      const hasArrived = location !== shown;
      if ((isLoading || hasArrived) && !isLeaving) this.#heights[shown.key] = this.#seen;
      isLeaving = isLoading;
      if (!hasArrived) return;
      shown = location;
      const { key } = location;
      const height = this.#heights[key];
      this.#arrival = {
        key,
        height: typeof height === 'number' ? height : undefined,
        stays: preventScrollReset || this.#browsersOwn.has(key),
      };
    };
    notice(router.state);
    router.subscribe(notice);
    const byUs = () => void (history.scrollRestoration = 'manual');
    byUs();
    addEventListener('pageshow', byUs);
    addEventListener('pagehide', () => {
      if (!isLeaving) this.#heights[shown.key] = this.#seen;
      keepHeights(this.#heights);
      // The browser itself restores a page that it reloads.
      history.scrollRestoration = 'auto';
    });
  }

  /** Scrolls the window for an arrived page: to its earlier height, its place, or the top. */
  arrive(key: string, hash: string): void {
    if (this.#arrival?.key !== key) return;
    const { height, stays } = this.#arrival;
    this.#arrival = undefined;
    const place = height === undefined ? placeOf(hash) : null;
    if (height !== undefined) window.scrollTo(0, height);
    else if (place) place.scrollIntoView();
    else if (!stays) window.scrollTo(0, 0);
    // Its event comes with the next frame; the entry may be left before that.
    this.#seen = window.scrollY;
  }

  /** Gives the browser's current entry a key, if it has none. Returns a new one. */
  #giveKey(): string | undefined {
    const state = history.state as { key?: string } | null;
    if (state?.key) return undefined;
    const key = Math.random().toString(36).slice(2, 10);
    history.replaceState({ ...state, key }, '');
    return key;
  }
}
