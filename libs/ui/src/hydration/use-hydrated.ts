import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is taken over, true from then on: what only this browser knows may be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
