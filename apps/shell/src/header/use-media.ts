import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query; undefined on the server and until its page has come to life. */
export const useMedia = (query: string): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
