import { useSlots } from '@weefsel/federation/runtime';
import { useEffect, type RefObject } from 'react';

/** One height of the window. */
const NEAR = '100% 0px';

/** Fetches the page at an address ahead when an element comes near to the window; not for those who save data. */
export function usePrefetchNear(element: RefObject<Element | null>, href: string | undefined): void {
  const { prefetch } = useSlots();
  useEffect(() => {
    const { current } = element;
    if (!href || !current) return undefined;
    let takeBack = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        takeBack();
        takeBack = entries.at(-1)?.isIntersecting ? prefetch(href) : () => {};
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      takeBack();
    };
  }, [element, href, prefetch]);
}
