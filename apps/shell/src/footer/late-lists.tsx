import { whenWanted } from '@weefsel/federation/runtime';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { FOOTER_LISTS_ID } from './footer-id';

const fetchLists = () => import(/* webpackChunkName: "footer-lists" */ './footer-lists');

const ServerLists = lazy(async () => ({ default: (await fetchLists()).FooterLists }));

/** React keeps the server's children of an element with raw markup. `emptyHTML` satisfies Trusted Types. */
const AS_IT_IS = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * The footer's lists: server HTML until the shopper scrolls near, then hydrated.
 * Not in a `Suspense`, because every navigation would wait for it.
 * When their code fails to load, the server's links stay.
 */
export function LateLists() {
  const place = useRef<HTMLDivElement>(null);
  const alive = useRef<HTMLDivElement>(null);
  const sectionRestorer = useRef<(next: Element) => void>(null);
  const [Lists, bringToLife] = useState<ComponentType>();
  useEffect(() => {
    let isShown = true;
    const here = place.current;
    const wanted = here?.hasChildNodes() ? whenWanted(here, 'near') : Promise.resolve();
    void wanted.then(fetchLists).then(
      (lists) => {
        if (!isShown) return;
        sectionRestorer.current = here && lists.sectionRestorer(here);
        bringToLife(() => lists.FooterLists);
      },
      (error: unknown) => console.warn('The lists of the footer could not be brought to life.', error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  useLayoutEffect(() => {
    if (alive.current) sectionRestorer.current?.(alive.current);
  }, [Lists]);
  if (typeof window === 'undefined')
    return (
      <div id={FOOTER_LISTS_ID}>
        <Suspense>
          <ServerLists />
        </Suspense>
      </div>
    );
  if (!Lists)
    return (
      <div ref={place} id={FOOTER_LISTS_ID} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    );
  return (
    <div key="alive" ref={alive} id={FOOTER_LISTS_ID}>
      <Lists />
    </div>
  );
}
