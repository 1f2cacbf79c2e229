import { useSyncExternalStore } from 'react';
import {
  IDLE_NAVIGATION,
  useNavigation as useCurrentNavigation,
  useRevalidator as useCurrentRevalidator,
} from 'react-router-dom';

/** State of the router's navigation. */
export type Navigation = ReturnType<typeof useCurrentNavigation>;

const never = () => () => undefined;

/** The router's state. While a part hydrates it is the server's, which its HTML was made with. */
const useAfterHydration = <T>(now: T, served: T): T =>
  useSyncExternalStore(
    never,
    () => now,
    () => served,
  );

/** The navigation in progress, with its target address: `loading` until the next page has arrived. */
export const useNavigation = (): Navigation => useAfterHydration(useCurrentNavigation(), IDLE_NAVIGATION);

/** Reloads the shown page in place. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { revalidate, state } = useCurrentRevalidator();
  return { revalidate, state: useAfterHydration(state, 'idle') };
}
