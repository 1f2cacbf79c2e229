import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router-dom';

/** Current address, after the previous ones if there are several. */
type At = string | readonly string[];

const PAGE = 'page';

/** Shows a page at one path and nothing at others. */
function Only({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return pathname === path ? children : null;
}

/** A part of the shop inside a router. With `path` it is a page that disappears at other addresses. */
export function withRouter(part: ReactNode, { at, path }: { at: At; path?: string }) {
  const element = path === undefined ? part : <Only path={path}>{part}</Only>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at].flat() });
  return { router, tree: <RouterProvider router={router} /> };
}

interface PagesOptions<Page> {
  at: string;
  load: (request: Pick<Request, 'url' | 'signal'>) => Promise<Page>;
  show: (page: Page) => ReactNode;
}

/** Pages that load on navigation, the first one too. A failed load shows nothing. */
export async function withPages<Page>({ at, load, show }: PagesOptions<Page>) {
  const url = new URL(at, 'http://localhost').href;
  const first = await load({ url, signal: new AbortController().signal });
  const Component = () => show(useLoaderData() as Page);
  const router = createMemoryRouter(
    [
      {
        id: PAGE,
        path: '*',
        loader: ({ request }) => load(request),
        Component,
        ErrorBoundary: () => null,
      },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { [PAGE]: first } } },
  );
  return { router, tree: <RouterProvider router={router} /> };
}
