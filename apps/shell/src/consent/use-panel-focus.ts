import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the focus goes that came from nowhere: it must not be lost with the button that was pressed. */
const page = (): HTMLElement | null => document.getElementById('main');

/**
 * Brings the focus to what a shopper asked for. A question that comes by itself takes no focus away. When the panel goes
 * with the focus in it, the focus goes back to where it came from.
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
