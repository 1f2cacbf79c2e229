import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come to life: false on the server and in the first rendering of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
