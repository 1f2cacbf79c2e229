import { useCallback, useSyncExternalStore } from 'react';

/** True when the window matches a media query; undefined on the server and until hydration. */
export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
