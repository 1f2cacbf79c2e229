import { useCallback, useEffect, useRef } from 'react';

/** The same function on every render, so that cards need not be rendered again; it does what the last one would. */
export function useLatest<T extends unknown[]>(action: (...values: T) => void): (...values: T) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...values: T) => latest.current(...values), []);
}
