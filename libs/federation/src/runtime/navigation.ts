import { createContext, use } from 'react';
import type { NavigateFunction, useNavigation as navigationOfRouter } from 'react-router-dom';

/** Where the shopper is going: `loading` while the next page is on its way. */
export type Navigation = ReturnType<typeof navigationOfRouter>;

/**
 * What the router tells those who go somewhere, or wait for a page.
 *
 * @internal
 */
export interface Navigating {
  navigate: NavigateFunction;
  /** Loads the page that is shown again. */
  revalidate: () => Promise<void>;
  navigation: Navigation;
  revalidation: 'idle' | 'loading';
}

/** @internal */
export const NavigatingContext = createContext<Navigating | null>(null);

function useNavigating(): Navigating {
  const navigating = use(NavigatingContext);
  if (!navigating) throw new Error('There is no router around this part.');
  return navigating;
}

/** Goes to an address, or that many pages back or forward. Its promise ends when the page is there, or another was asked for. */
export const useNavigate = (): NavigateFunction => useNavigating().navigate;

/** The navigation that is under way, with the address that it goes to. */
export const useNavigation = (): Navigation => useNavigating().navigation;

/** Loads the page that is shown once more, where it is. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { revalidate, revalidation: state } = useNavigating();
  return { revalidate, state };
}
