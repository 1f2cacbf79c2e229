import { fromPartial } from '@total-typescript/shoehorn';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { ReactNode } from 'react';
import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import { pageRoute, servedData, type Shown } from './page-route';
import { Scroll } from './scroll';

/** A page of the server, of which tests see the address. */
export const pageAt = (href: string, rest: Partial<PagePayload> = {}): PagePayload =>
  fromPartial({ href, ...rest });

interface ShopOptions {
  /** Current address, after the previous ones in memory. */
  at?: readonly string[];
  first?: PagePayload;
  show?: (shown: Shown) => ReactNode;
  showBroken?: (error: unknown) => ReactNode;
  /** True with the history of jsdom, and its window. */
  inBrowser?: boolean;
}

/** A router of the shop whose pages load or fail when a test lets them. */
export function shopRouter({ at = ['/nl/'], inBrowser = false, ...options }: ShopOptions = {}) {
  const { first = pageAt('Home'), show = () => null, showBroken = () => null } = options;
  const gates = new Map<string, PromiseWithResolvers<PagePayload>>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const scroll = new Scroll();
  const route = pageRoute({
    show,
    showBroken,
    scroll,
    onSubscribed: () => scroll.follow(router, location),
    load: ({ url, signal }) => {
      const path = url.slice(new URL(url).origin.length);
      const gate = Promise.withResolvers<PagePayload>();
      gates.set(path, gate);
      asked.push(path);
      signal.addEventListener('abort', () => aborted.push(path));
      return gate.promise;
    },
  });
  const hydrationData = servedData(first);
  const router = inBrowser
    ? createBrowserRouter([route], { hydrationData })
    : createMemoryRouter([route], { hydrationData, initialEntries: [...at] });
  const { location } = router.state;
  const to = (path: string, rest: Partial<PagePayload> = {}) => gates.get(path)?.resolve(pageAt(path, rest));
  return {
    router,
    asked,
    aborted,
    here: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    /** Lets the last request for a path succeed. */
    let: to,
    fail: (path: string, error: unknown) => gates.get(path)?.reject(error),
    /** Navigates to a path, and lets it load. */
    go: (path: string) => {
      const going = router.navigate(path);
      to(path);
      return going;
    },
  };
}
