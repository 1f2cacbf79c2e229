import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Router } from './router';
import type { RouterState } from './router-state';

/** The element that the address points at. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // The hash cannot be decoded: it names no element.
    return null;
  }
}

/** Scrolls the window for each arrived page, and stores the positions of left ones. */
export function useScroll<Page>(
  { heights }: Router<Page>,
  { location, arrival, navigation }: RouterState<Page>,
): void {
  const onHide = useEffectEvent(() => {
    if (navigation.state === 'idle') heights?.save(location.key);
    heights?.keep();
    // The browser itself restores a page that it reloads.
    history.scrollRestoration = 'auto';
  });
  useEffect(() => {
    if (!heights) return undefined;
    const hide = () => onHide();
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [heights]);

  // Returns nothing: newer browsers return promises, and React would take one for a cleanup function.
  const onArrival = useEffectEvent((): void => {
    if (!heights || !arrival) return;
    const place = 'height' in arrival ? null : placeOf(location.hash);
    if ('height' in arrival) window.scrollTo(0, arrival.height);
    else if (place) place.scrollIntoView();
    else if (!arrival.keepScroll) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => onArrival(), [arrival]);
}
