import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings whoever comes back from the payment page to what is said about it, as soon as it is said. A new document begins
 * with the focus nowhere, and so does one whose order button is gone; who is somewhere already is not called away.
 */
export function useReturnFocus<T extends HTMLElement>(isSaid: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (isSaid && document.activeElement === document.body) place.current?.focus();
  }, [isSaid]);
  return place;
}
