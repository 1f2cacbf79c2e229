import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

const PROPERTY = '--consent-height';

/**
 * Says how high the panel is (`--consent-height` on the root), so that the end of the page can be scrolled above it and
 * what gets the focus is never behind it.
 */
export function usePanelRoom(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(PROPERTY, `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(PROPERTY);
    };
  }, []);
  return panel;
}
