import { useRef } from 'react';

/** Lets an action through, and then none for a while (ms). */
export function useLock(duration: number): (action: () => void) => void {
  const lockedUntil = useRef(0);
  return (action) => {
    const now = Date.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + duration;
    action();
  };
}
