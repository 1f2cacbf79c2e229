import { contextHref, type PageOwner } from '@weefsel/contracts';
import { partsOf, type PagePayload, type PartId } from '@weefsel/federation/runtime';
import { compositionOf, type Snapshot } from '@weefsel/federation/server';
import { LENT_PARTS } from '../../overlays/lent-parts';
import { FRAME_ALONE } from '../../pages/own-page';
import { routesOf } from '../request/paths/route-table';

/** Payload of a page for the browser. Leaves out the parts of the head for search engines and the first document. */
export function browserPayload({ head, ...payload }: PagePayload): PagePayload {
  const { jsonLd, heroImage, ...rest } = head;
  return { ...payload, head: rest };
}

/** The shell's page for a shop in maintenance. */
export const MAINTENANCE_PAGE = 'maintenance';

export const hrefOf = (url: URL): string => url.pathname + url.search;

function contextOf(path: string): PagePayload['context'] {
  if (path.startsWith(contextHref('ladies'))) return 'ladies';
  return path.startsWith(contextHref('men')) ? 'men' : 'general';
}

const blank = (url: URL): Omit<PagePayload, 'status' | 'owner' | 'page' | 'content'> => ({
  href: hrefOf(url),
  context: contextOf(url.pathname),
  head: { title: 'Weefsel', robots: 'noindex' },
  fragments: {},
  remotes: {},
});

export const ownPage = (url: URL, page: string, title: string): PagePayload => ({
  ...blank(url),
  status: 200,
  owner: null,
  page,
  head: { title: `${title} | Weefsel`, robots: 'noindex' },
  content: { state: 'ready' },
});

/** An empty page: only the frame, as on a page of this context. */
export const frameAlone = (url: URL, context: PagePayload['context']): PagePayload => ({
  ...ownPage(url, FRAME_ALONE, ''),
  context,
});

export const notFound = (url: URL): PagePayload => ({
  ...ownPage(url, 'not-found', 'Pagina niet gevonden'),
  status: 404,
});

/** The page of a shop in maintenance, at any address. */
export const closedPage = (url: URL): PagePayload => ({
  ...ownPage(url, MAINTENANCE_PAGE, 'We zijn zo terug'),
  status: 503,
});

export const failedPage = (url: URL, { owner, page }: PageOwner): PagePayload => ({
  ...blank(url),
  status: 503,
  owner,
  page,
  content: { state: 'failed' },
});

/** Adds the remotes of the page and of the frame: a failed one may be available again. */
export function withRemotes(payload: PagePayload, snapshot: Snapshot): PagePayload {
  const parts = partsOf(payload);
  const isHere = ({ remote }: PartId) => parts.some((part) => part.remote === remote);
  return { ...payload, remotes: compositionOf(snapshot, [...parts, ...LENT_PARTS.filter(isHere)]) };
}

/** Adds the name of the page's views, its need for script, and its frame. */
export function withManner(payload: PagePayload, snapshot: Snapshot): PagePayload {
  const { pathname } = new URL(payload.href, 'https://shop.invalid');
  const view = routesOf(snapshot).viewAt(pathname);
  const description = payload.owner === null ? undefined : snapshot.remotes.get(payload.owner)?.description;
  const own = description?.pages[payload.page];
  const needsScript = description?.needsScript && !own?.session;
  const manner = { ...(needsScript && { needsScript }), ...(own?.frame === 'bare' && { frame: own.frame }) };
  return { ...payload, ...(view && { view }), ...manner };
}
