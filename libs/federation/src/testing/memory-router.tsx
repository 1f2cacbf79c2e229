import { Router, RouterView, type PageRequest, type Shown } from '@weefsel/federation/router';
import { useLocation } from '@weefsel/federation/runtime';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

/** Current address, after the previous ones if there are several. */
type At = string | readonly string[];

interface MemoryRouterOptions<Page> {
  at: At;
  load: (request: PageRequest) => Promise<Page>;
  /** Initially shown page. */
  shown: Shown<Page>;
}

/** The shop's router, with a separate history in memory. */
export const memoryRouter = <Page,>({ at, ...given }: MemoryRouterOptions<Page>): Router<Page> =>
  new Router({ history: createMemoryHistory({ initialEntries: [at].flat() }), ...given });

/** Shows a page at one path and nothing at others. */
function Only({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return pathname === path ? children : null;
}

/** A part of the shop inside a router. With `path` it is a page that disappears at other addresses. */
export function withRouter(part: ReactNode, { at, path }: { at: At; path?: string }) {
  const router = memoryRouter({ at, load: async () => null, shown: { page: null } });
  const content = path === undefined ? part : <Only path={path}>{part}</Only>;
  return { router, tree: <RouterView router={router}>{() => content}</RouterView> };
}

interface PagesOptions<Page> extends Pick<MemoryRouterOptions<Page>, 'load'> {
  at: string;
  show: (page: Page) => ReactNode;
}

/** Pages that load on navigation, the first one too. A failed load shows nothing. */
export async function withPages<Page>({ at, load, show }: PagesOptions<Page>) {
  const url = new URL(at, 'http://localhost').href;
  const page = await load({ url, signal: new AbortController().signal });
  const router = memoryRouter({ at, load, shown: { page } });
  const content = (shown: Shown<Page>) => ('page' in shown ? show(shown.page) : null);
  return { router, tree: <RouterView router={router}>{content}</RouterView> };
}
