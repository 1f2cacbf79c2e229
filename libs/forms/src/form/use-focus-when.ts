import { useHydrated } from '@weefsel/ui';
import { useEffect, useRef } from 'react';

const itself = (element: HTMLElement): HTMLElement | null => element;

/**
 * Focuses an element when `reason` becomes true, and again with every other true value. Shoppers who use a page before
 * hydration keep their focus.
 * @param find returns the element in it that takes the focus; a constant function
 */
export function useFocusWhen<T extends HTMLElement = HTMLDivElement>(
  reason: unknown,
  find: (element: T) => HTMLElement | null = itself,
) {
  const element = useRef<T>(null);
  const isServed = useRef(!useHydrated());
  useEffect(() => {
    const isTaken = isServed.current && document.activeElement !== document.body;
    isServed.current = false;
    if (reason && !isTaken && element.current) find(element.current)?.focus();
  }, [reason, find]);
  return element;
}
