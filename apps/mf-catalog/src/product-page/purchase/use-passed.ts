import { useEffect, useState, type RefObject } from 'react';

/** Whatever is below the screen counts as on it: an element that is jumped over is heard of as well. */
const BELOW = '0px 0px 1000000px 0px';

/** Whether the shopper has scrolled beyond an element: it has left the screen at its upper edge. */
export function usePassed(place: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: BELOW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return passed;
}
