import { useEffect, useRef } from 'react';

/** Gives an element the focus when `reason` comes true, and again with every other true value of it. */
export function useFocusWhen<T extends HTMLElement = HTMLDivElement>(reason: unknown) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (reason) element.current?.focus();
  }, [reason]);
  return element;
}
