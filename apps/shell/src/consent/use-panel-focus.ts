import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where focus goes when its origin is gone: it must not be lost with the pressed button. */
const page = (): HTMLElement | null => document.getElementById('main');

/**
 * Moves focus to a panel that the shopper opened; a question that opens by itself takes no focus. When the panel closes
 * with focus in it, focus returns to where it came from.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  asked: boolean,
): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(asked);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let before: HTMLElement | undefined;
    const remember = ({ relatedTarget: from }: FocusEvent) => {
      const isOutside = from instanceof HTMLElement && from !== document.body && !element.contains(from);
      if (isOutside) before = from;
    };
    element.addEventListener('focusin', remember);
    if (wasAsked.current) target.current?.focus();
    return () => {
      element.removeEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) return;
      const back = before?.isConnected ? before : page();
      back?.focus({ preventScroll: true });
    };
  }, [panel]);
  return target;
}
