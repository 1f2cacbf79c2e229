import { useEffect, useRef, useState } from 'react';

/** Part of a picture that must be in sight for it to be the one that is looked at. */
const MOSTLY = 0.6;

/** Follows which of the items in a scrolling track is looked at, from 0. */
export function useShownPicture() {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const items = [...element.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setShown(items.indexOf(seen.target));
      },
      { root: element, threshold: MOSTLY },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, []);
  return { track, shown };
}
