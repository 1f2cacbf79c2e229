import { useHydrated } from '@weefsel/ui';
import { useEffect, useRef } from 'react';

const itself = (element: HTMLElement): HTMLElement | null => element;

/**
 * Gives an element the focus when `reason` comes true, and again with every other true value of it. Shoppers who use a
 * page before its code is there keep theirs. @param find in the element, what takes the focus; a constant function
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
