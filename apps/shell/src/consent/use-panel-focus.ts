import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Brings the focus to what a shopper asked for, and back when it is gone. A question that comes by itself takes no
 * focus away.
 */
export function usePanelFocus(asked: boolean): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (!wasAsked.current) return undefined;
    const before = document.activeElement;
    target.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return target;
}
