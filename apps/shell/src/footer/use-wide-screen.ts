import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 768px)';

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the footer has its columns beside each other; false until the page has come to life. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
