import { createContext, use, useSyncExternalStore } from 'react';
import type { NavigateFunction, useNavigation as navigationOfRouter } from 'react-router-dom';

/** The current navigation: `loading` until the next page has arrived. */
export type Navigation = ReturnType<typeof navigationOfRouter>;

/**
 * No navigation in progress.
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
 * The router's interface for navigating and for waiting for a page.
 *
 * @internal
 */
export interface Navigating {
  navigate: NavigateFunction;
  /** Reloads the shown page. */
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

/** The router's state. While a part hydrates it is the server's, which its HTML was made with. */
const useAfterHydration = <T>(now: T, served: T): T =>
  useSyncExternalStore(
    never,
    () => now,
    () => served,
  );

/**
 * Goes to an address, or a number of pages back or forward.
 * Its promise ends when the page has arrived, or another navigation began.
 */
export const useNavigate = (): NavigateFunction => useNavigating().navigate;

/** The navigation in progress, with its target address. */
export const useNavigation = (): Navigation => useAfterHydration(useNavigating().navigation, IDLE);

/** Reloads the shown page in place. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { revalidate, revalidation } = useNavigating();
  return { revalidate, state: useAfterHydration(revalidation, 'idle') };
}
