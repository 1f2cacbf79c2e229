import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the message about the payment when the shopper returns from the payment page and focus is nowhere: in a
 * new document, or after the order button is gone.
 */
export function useReturnFocus<T extends HTMLElement>(isSaid: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (isSaid && document.activeElement === document.body) place.current?.focus();
  }, [isSaid]);
  return place;
}
