import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Router } from './router';
import type { RouterState } from './router-state';

/** The element that the address points at. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // No text: the address of no place.
    return null;
  }
}

/** Puts the window where it belongs on each page that has come, and remembers where it was on those that were left. */
export function useScroll<Page>(
  { heights }: Router<Page>,
  { location, arrival, navigation }: RouterState<Page>,
): void {
  const onHide = useEffectEvent(() => {
    if (navigation.state === 'idle') heights?.save(location.key);
    heights?.keep();
    // The browser itself restores a page that it loads anew.
    history.scrollRestoration = 'auto';
  });
  useEffect(() => {
    if (!heights) return undefined;
    const hide = () => onHide();
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [heights]);

  // Returns nothing: newer browsers give promises, which React would take for what undoes the effect.
  const onArrival = useEffectEvent((): void => {
    if (!heights || !arrival) return;
    const place = 'height' in arrival ? null : placeOf(location.hash);
    if ('height' in arrival) window.scrollTo(0, arrival.height);
    else if (place) place.scrollIntoView();
    else if (!arrival.keepScroll) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => onArrival(), [arrival]);
}
