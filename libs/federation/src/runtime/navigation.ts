import { createContext, use, useSyncExternalStore } from 'react';
import type { NavigateFunction, useNavigation as navigationOfRouter } from 'react-router-dom';

/** Where the shopper is going: `loading` while the next page is on its way. */
export type Navigation = ReturnType<typeof navigationOfRouter>;

/**
 * No page is on its way.
 *
 * @internal
 */
export const IDLE: Extract<Navigation, { state: 'idle' }> = {
  state: 'idle',
  location: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

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

const never = () => () => undefined;

/** The router's state; the server's while a part hydrates, because its HTML was made with that. */
const useAfterHydration = <T>(now: T, served: T): T =>
  useSyncExternalStore(
    never,
    () => now,
    () => served,
  );

/** Goes to an address, or that many pages back or forward. Its promise ends when the page is there, or another was asked for. */
export const useNavigate = (): NavigateFunction => useNavigating().navigate;

/** The navigation that is under way, with the address that it goes to. */
export const useNavigation = (): Navigation => useAfterHydration(useNavigating().navigation, IDLE);

/** Loads the page that is shown once more, where it is. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { revalidate, revalidation } = useNavigating();
  return { revalidate, state: useAfterHydration(revalidation, 'idle') };
}
