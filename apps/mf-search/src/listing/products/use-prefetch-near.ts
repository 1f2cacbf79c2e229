import { useSlots } from '@weefsel/federation/runtime';
import { useEffect, type RefObject } from 'react';

/** One window height. */
const NEAR = '100% 0px';

/** Prefetches the page at an address when an element comes near the window. Skipped in data-saving mode. */
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
