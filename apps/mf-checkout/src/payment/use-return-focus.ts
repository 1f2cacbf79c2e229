import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the message about the payment after a return from the payment page. Only when nothing has the focus: in a new
 * document, or without the order button.
 */
export function useReturnFocus<T extends HTMLElement>(isSaid: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (isSaid && document.activeElement === document.body) place.current?.focus();
  }, [isSaid]);
  return place;
}
