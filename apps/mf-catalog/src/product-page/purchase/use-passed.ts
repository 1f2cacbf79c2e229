import { useEffect, useState, type RefObject } from 'react';

/** Everything below the screen counts as visible, so that jumping past the element is noticed. */
const BELOW = '0px 0px 1000000px 0px';

/** True when an element has left the screen at its upper edge. */
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
