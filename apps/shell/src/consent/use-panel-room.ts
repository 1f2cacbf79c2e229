import { useEffect, useRef, type RefObject } from 'react';

const PROPERTY = '--consent-height';

/**
 * Publishes the panel's height (`--consent-height` on the body, so that only elements that use it are restyled): the end
 * of the page can then be scrolled above it, and focused elements are never behind it.
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
