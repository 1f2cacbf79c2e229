import { IDLE, type Navigation } from '@weefsel/federation/runtime';
import type { Location, NavigationType } from 'react-router-dom';

/** Content of an address: its page, or its loading error. */
export type Shown<Page> = { page: Page } | { error: unknown };

/** Scroll position after a page has arrived: an earlier height, or the top unless it keeps its position. */
export type Arrival = { height: number } | { keepScroll: boolean };

export interface RouterState<Page> {
  location: Location;
  /** Type of the navigation that led there. */
  historyAction: NavigationType;
  /** A new object after every load. */
  shown: Shown<Page>;
  /** Undefined until the first navigation: the browser itself has restored the position. */
  arrival: Arrival | undefined;
  navigation: Navigation;
  revalidation: 'idle' | 'loading';
}

/** State of a navigation to this address while its page loads. */
export const loading = (location: Location): Navigation => ({ ...IDLE, state: 'loading', location });
