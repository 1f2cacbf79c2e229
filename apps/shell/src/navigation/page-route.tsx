import type { PagePayload } from '@weefsel/federation/runtime';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import {
  replace,
  useLoaderData,
  useLocation,
  useRouteError,
  type DataRouter,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Scroll } from './scroll';

/** Content of an address: its page, or its loading error. */
export type Shown = { page: PagePayload } | { error: unknown };

/** Loads the page at an address, without the hash. Throws a redirecting response when it is at another one. */
export type LoadPage = (request: Pick<Request, 'url' | 'signal'>) => Promise<PagePayload>;

/** Id of the one route. The server knows the pages, so that a release changes no table in the browser. */
const PAGE = 'page';

/** Content that a router shows. */
export const shownIn = ({ loaderData }: Pick<DataRouter['state'], 'loaderData'>): Shown =>
  loaderData[PAGE] as Shown;

/** Data of the document's page for `createBrowserRouter`, which then loads nothing at first. */
export const servedData = (page: PagePayload) => ({ loaderData: { [PAGE]: { page } satisfies Shown } });

/** False from a place on the page back to its beginning: nothing has to be loaded for it. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  currentUrl.hash === nextUrl.hash;

/** A redirect of an entry that exists already, such as on the way back, replaces it: going back again leaves it. */
function redirected(response: Response, { url }: Request): Response {
  const isEntry = url === location.href.split('#', 1)[0];
  return isEntry ? replace(response.headers.get('location') ?? '/') : response;
}

interface PageRouteOptions {
  load: LoadPage;
  /** Called once for each loaded result. */
  show: (shown: Shown) => ReactNode;
  /** Shown when the frame itself breaks. */
  showBroken?: (error: unknown) => ReactNode;
  scroll?: Pick<Scroll, 'arrive'>;
  /** Called once the router reports to React: subscribers from here on make it lose no navigation. */
  onSubscribed?: () => void;
}

/** The one route: every address of the shop. A failure is data, so that the frame stays around it. */
export function pageRoute({ load, show, showBroken, scroll, onSubscribed }: PageRouteOptions): RouteObject {
  let notify = onSubscribed;
  function ShownAt() {
    const shown = useLoaderData<Shown>();
    const { key, hash } = useLocation();
    useLayoutEffect(() => scroll?.arrive(key, hash), [key, hash]);
    useEffect(() => {
      notify?.();
      notify = undefined;
    }, []);
    return useMemo(() => show(shown), [shown]);
  }
  function Broken() {
    const error = useRouteError();
    return showBroken?.(error);
  }
  return {
    id: PAGE,
    path: '*',
    loader: ({ request }) =>
      load(request).then(
        (page): Shown => ({ page }),
        (error: unknown): Shown => {
          if (error instanceof Response) throw redirected(error, request);
          return { error };
        },
      ),
    shouldRevalidate,
    Component: ShownAt,
    ErrorBoundary: Broken,
  };
}
