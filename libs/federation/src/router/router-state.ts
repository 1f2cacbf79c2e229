import { IDLE, type Navigation } from '@weefsel/federation/runtime';
import type { Location, NavigationType } from 'react-router-dom';

/** What an address shows: its page, or why that could not be loaded. */
export type Shown<Page> = { page: Page } | { error: unknown };

/** Where the window is once a page has come: at a height it had before, or at its top unless it stays where it was. */
export type Arrival = { height: number } | { keepScroll: boolean };

export interface RouterState<Page> {
  location: Location;
  /** How the shopper came there. */
  historyAction: NavigationType;
  /** A new object whenever something was loaded. */
  shown: Shown<Page>;
  /** Undefined until the first navigation: the browser itself has put the window where it was. */
  arrival: Arrival | undefined;
  navigation: Navigation;
  revalidation: 'idle' | 'loading';
}

/** The page at this address is on its way. */
export const loading = (location: Location): Navigation => ({ ...IDLE, state: 'loading', location });
