import { useEffect, useRef, type RefObject } from 'react';

const PROPERTY = '--consent-height';

/**
 * Says how high the panel is (`--consent-height` on the body, which alone and what inherits it by name is then styled
 * anew), so that the end of the page can be scrolled above it and what gets the focus is never behind it.
 */
export function usePanelRoom(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { body, documentElement: root } = document;
    const observer = new ResizeObserver(() => {
      const height = `${element.getBoundingClientRect().height}px`;
      body.style.setProperty(PROPERTY, height);
      root.style.scrollPaddingBlockEnd = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.removeProperty(PROPERTY);
      root.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return panel;
}
