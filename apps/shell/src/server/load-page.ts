import type { Clients } from '@weefsel/api-clients';
import { MaintenanceError } from '@weefsel/api-clients';
import type { FragmentUse, PageRequest, PageResult } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import type { Composition, Loaded, PagePayload, PartId, PayloadAnswer } from '@weefsel/federation/runtime';
import { partsOf } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { compositionOf } from '@weefsel/federation/server';
import type { SnippetTexts } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import { LENT_PARTS } from '../overlays/lent-parts';
import type { PageOwner } from '../router/routes';
import { resolvePath } from './resolve-path';
import { resolveRedirect } from './resolve-redirect';

/** Longest waits for a page's own data and for that of a lent fragment, in ms. A later page still fills the cache. */
const PAGE_DEADLINE_MS = 4000;
const FRAGMENT_DEADLINE_MS = 1200;
/** When nobody waits any longer for a vendor, in ms. */
const GIVE_UP_MS = 10_000;

/** The shell's page for a shop that its owners have closed for a while. */
export const MAINTENANCE_PAGE = 'maintenance';

export interface LoadPageOptions {
  url: URL;
  origin: string;
  clients: Clients;
  snapshot: Snapshot;
  /** Texts on screen by key. */
  texts: SnippetTexts;
  log: FastifyBaseLogger;
  /** Takes a page that came after its deadline, when the shopper has been told to try again. */
  keepLate?: (answer: PageAnswer) => void;
}

export type PageAnswer =
  | (Extract<PayloadAnswer, { kind: 'page' }> & {
      /** Something of it did not come: it is not kept for others. */
      isPartial?: true;
    })
  | { kind: 'redirect'; to: string; status: 301 | 302 };

const inTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no data within ${ms} ms`)), ms).unref();
    }),
  ]);

const hrefOf = (url: URL): string => url.pathname + url.search;

const decodedPath = (url: URL): string => decodeURIComponent(url.pathname);

const blank = (url: URL): Omit<PagePayload, 'status' | 'owner' | 'page' | 'content'> => ({
  href: hrefOf(url),
  context: url.pathname.startsWith('/nl/dames/')
    ? 'ladies'
    : url.pathname.startsWith('/nl/heren/')
      ? 'men'
      : 'general',
  head: { title: 'Weefsel', robots: 'noindex' },
  fragments: {},
  remotes: {},
});

const notFound = (url: URL): PagePayload => ({
  ...blank(url),
  status: 404,
  owner: null,
  page: 'not-found',
  head: { title: 'Pagina niet gevonden | Weefsel', robots: 'noindex' },
  content: { state: 'ready' },
});

const ownPage = (url: URL, page: string, title: string): PagePayload => ({
  ...blank(url),
  status: 200,
  owner: null,
  page,
  head: { title: `${title} | Weefsel`, robots: 'noindex' },
  content: { state: 'ready' },
});

/** The page of a shop that its owners have closed for a while, at whatever address. */
export const closedPage = (url: URL): PagePayload => ({
  ...ownPage(url, MAINTENANCE_PAGE, 'We zijn zo terug'),
  status: 503,
});

const failedPage = (url: URL, { owner, page }: PageOwner): PagePayload => ({
  ...blank(url),
  status: 503,
  owner,
  page,
  content: { state: 'failed' },
});

/** The remotes of a page, with what they lend to the frame: one that was down may be back. */
function withRemotes(payload: PagePayload, snapshot: Snapshot): PagePayload {
  const parts = partsOf(payload);
  const isHere = ({ remote }: PartId) => parts.some((part) => part.remote === remote);
  const all = Object.entries(compositionOf(snapshot, [...parts, ...LENT_PARTS.filter(isHere)]));
  const remotes: Composition = Object.fromEntries(
    all.filter(([name]) => parts.some(({ remote }) => remote === name)),
  );
  return { ...payload, remotes };
}

async function loadFragment(
  use: FragmentUse,
  options: LoadPageOptions,
  signal: AbortSignal,
): Promise<Loaded> {
  const load = options.snapshot.remotes.get(use.remote)?.fragmentLoads.get(use.name);
  if (!load) return { state: 'ready' };
  try {
    const data = await inTime(load(use.props, options.clients as never, signal), FRAGMENT_DEADLINE_MS);
    return { state: 'ready', data };
  } catch (error) {
    options.log.error(
      { err: error, remote: use.remote, fragment: use.name },
      'A fragment could not be loaded.',
    );
    return { state: 'failed' };
  }
}

type Page = Extract<PageResult, { kind: 'page' }>;

async function toPayload(
  at: PageOwner,
  result: Page,
  options: LoadPageOptions,
  signal: AbortSignal,
): Promise<PagePayload> {
  const uses = Object.entries(result.fragments ?? {});
  const loaded = await Promise.all(
    uses.map(
      async ([id, use]) => [id, { ...use, content: await loadFragment(use, options, signal) }] as const,
    ),
  );
  const payload: PagePayload = {
    href: hrefOf(options.url),
    status: result.missing === 'all' ? 503 : 200,
    ...at,
    context: result.context,
    head: result.head,
    content: { state: 'ready', data: result.data },
    fragments: Object.fromEntries(loaded),
    remotes: {},
  };
  return withRemotes(payload, options.snapshot);
}

/** A page that is not there may have moved. What the shopper asked for beside the path goes along inside the shop. */
async function movedOrNotFound({ url, clients }: LoadPageOptions, signal: AbortSignal): Promise<PageAnswer> {
  const moved = await resolveRedirect(decodedPath(url), clients.content, signal);
  if (!moved) return { kind: 'page', payload: notFound(url) };
  const takesQuery = moved.to.startsWith('/') && !/[?#]/.test(moved.to);
  return { ...moved, to: takesQuery ? moved.to + url.search : moved.to };
}

async function answerFor(
  at: PageOwner,
  result: PageResult,
  options: LoadPageOptions,
  signal: AbortSignal,
): Promise<PageAnswer> {
  if (result.kind === 'redirect') return result;
  if (result.kind === 'not-found') return movedOrNotFound(options, signal);
  const { keepLate, log } = options;
  result.later
    ?.then((whole) => answerFor(at, whole, options, signal))
    .then(keepLate, (error: unknown) =>
      log.error({ err: error, href: hrefOf(options.url) }, 'A late page failed.'),
    );
  const payload = await toPayload(at, result, options, signal);
  if (result.missing) {
    const { url } = options;
    log.error({ err: result.failure, href: hrefOf(url), missing: result.missing }, 'A page is not whole.');
  }
  return { kind: 'page', payload, ...(result.missing === 'part' && { isPartial: true }) };
}

/** Puts together everything a page consists of. Never throws: what fails is said in the payload, for its own place. */
export async function loadPage(options: LoadPageOptions): Promise<PageAnswer> {
  const { url, origin, clients, snapshot, texts, log, keepLate } = options;
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  let at: PageOwner = { owner: 'mf-content', page: 'page' };
  let late = false;
  const work = async (): Promise<PageAnswer> => {
    const resolved = await resolvePath(url.pathname, clients, signal);
    if (resolved.kind === 'redirect') return { ...resolved, to: resolved.to + url.search };
    if (resolved.kind === 'not-found') return { kind: 'page', payload: notFound(url) };
    if (resolved.kind === 'own')
      return { kind: 'page', payload: ownPage(url, resolved.page, resolved.title) };
    at = resolved.at;
    const owner = snapshot.remotes.get(at.owner);
    const load = owner?.pageLoads.get(at.page);
    // The version of the remote that is live does not have this page yet.
    if (owner && !load) return { kind: 'page', payload: notFound(url) };
    if (!load) return { kind: 'page', payload: { ...failedPage(url, at), content: { state: 'ready' } } };
    const request: PageRequest = {
      url,
      origin,
      slug: decodedPath(url).replace(/^\/+/, ''),
      type: resolved.type,
      text: (key, values = {}) => fillIn(texts.get(key) ?? '', values),
      signal,
      ...(resolved.id && { id: resolved.id }),
    };
    const answer = await answerFor(at, await load(request, clients as never), options, signal);
    if (late) keepLate?.(answer);
    return answer;
  };
  try {
    const working = work();
    working.catch(() => undefined);
    return await inTime(working, PAGE_DEADLINE_MS);
  } catch (error) {
    late = true;
    if (error instanceof MaintenanceError) return { kind: 'page', payload: closedPage(url) };
    log.error(
      { err: error, href: hrefOf(url), remote: at.owner, page: at.page },
      'A page could not be loaded.',
    );
    return { kind: 'page', payload: withRemotes(failedPage(url, at), snapshot) };
  }
}
