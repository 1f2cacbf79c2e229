import { root } from './root';

/** Calls back for a restored document without code: other pages may have changed the storage. */
export function whenRestored(listener: () => unknown): void {
  addEventListener('pageshow', ({ persisted }) => {
    // Hydrated documents follow the storage themselves.
    if (persisted && !('alive' in root.dataset)) listener();
  });
}
