import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The part of the address after `#`; empty on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => '',
  );
