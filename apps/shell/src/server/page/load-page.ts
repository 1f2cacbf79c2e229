import { MaintenanceError, MalformedAnswerError, type Clients } from '@weefsel/api-clients';
import type { PageOwner, PageRequest, PageResult } from '@weefsel/contracts';
import type { PagePayload, PayloadAnswer } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import type { NavigationElement, SnippetTexts } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { loadFragments } from './load-fragments';
import { inSpan } from '../operations/spans';
import { closedPage, failedPage, hrefOf, ownPage, withManner, withRemotes } from './page-payloads';
import type { FoundPath, PathFinder } from '../request/paths/path-finder';
import { ownerOf, routesOf, type FoundPage } from '../request/paths/route-table';
import { loadNotFound, type ShareGoods } from './load-not-found';
import { contentPage, type Redirect } from '../request/resolve-path';
import { resolveRedirect } from '../request/resolve-redirect';
import { missingTexts } from '../vendors/texts/missing-texts';
import type { TimeBudget } from '../request/time-budget';

export interface LoadPageOptions {
  url: URL;
  origin: string;
  clients: Clients;
  snapshot: Snapshot;
  paths: PathFinder;
  /** Snippets by key. */
  texts: SnippetTexts;
  /** The shop's promises, as numbers. */
  promises?: PageRequest['promises'];
  /** The main menu; its parts select the products on a not-found page. */
  menu?: readonly NavigationElement[];
  /** Shares one load of products among not-found pages. */
  share?: ShareGoods;
  log: FastifyBaseLogger;
  budget: TimeBudget;
  /** Receives a page that was ready after the shopper got the failure page. */
  keepLate?: (answer: PageAnswer) => void;
  /** The shopper's profile in the search service, on that shopper's own page. */
  profileKey?: string;
  /** The cookies that the page declares, on a page for one shopper. */
  kept?: PageRequest['kept'];
  /** Products in the cart, on a page for one shopper. */
  inCart?: PageRequest['inCart'];
}

export type PageAnswer =
  | (Extract<PayloadAnswer, { kind: 'page' }> & {
      /** Part of it is missing: it is not cached for others. */
      isPartial?: true;
      /** Some of its details are missing. */
      lacksDetail?: true;
      /** An invalid part of a vendor's response was dropped: it expires soon. */
      isFlawed?: true;
      /** Surrogate keys of its contents. */
      keys?: readonly string[];
    })
  | Redirect;

const decodedPath = (url: URL): string => decodeURIComponent(url.pathname);

/** Keeps the query of the request on redirects within the shop. */
const withQuery = (moved: Redirect, { search }: URL): Redirect => {
  const takesQuery = moved.to.startsWith('/') && !/[?#]/.test(moved.to);
  return { ...moved, to: takesQuery ? moved.to + search : moved.to };
};

type Page = Extract<PageResult, { kind: 'page' }>;

async function toPayload(at: PageOwner, result: Page, options: LoadPageOptions): Promise<PagePayload> {
  const payload: PagePayload = {
    href: hrefOf(options.url),
    status: result.missing === 'all' ? 503 : 200,
    ...at,
    context: result.context,
    head: result.head,
    content: { state: 'ready', data: result.data },
    fragments: await loadFragments(result.fragments ?? {}, options),
    remotes: {},
  };
  return withRemotes(payload, options.snapshot);
}

export const numberOfPages = { name: 'numberOfPages', groq: 'count(*[_type == "page"])', shape: v.unknown() };

/** A content service without any page cannot be trusted to report one as missing. */
async function mustKnowPages({ content }: Clients, signal: AbortSignal): Promise<void> {
  const pages = await content.query(numberOfPages, {}, signal);
  if (typeof pages === 'number' && pages > 0) return;
  throw new MalformedAnswerError(
    'The content service has no pages at all, so that it does not have this one says nothing.',
  );
}

/** A missing page may have moved. A content service must have other pages before it counts as gone. */
async function movedOrNotFound(options: LoadPageOptions, path = ''): Promise<PageAnswer> {
  const { url, clients, budget, paths } = options;
  const [moved] = await Promise.all([
    resolveRedirect(decodedPath(url), clients.content, budget.signal),
    mustKnowPages(clients, budget.signal),
  ]);
  if (!moved) {
    paths.forget(path);
    return { kind: 'page', payload: await loadNotFound(options) };
  }
  if (path) paths.learnMoved(path, moved.to);
  return withQuery(moved, url);
}

async function pageAnswer(at: PageOwner, result: Page, options: LoadPageOptions): Promise<PageAnswer> {
  const { keepLate, log, url } = options;
  const where = () => ({ href: hrefOf(url), remote: at.owner, page: at.page });
  const fillLater = async (later: Promise<PageResult>): Promise<void> => {
    const whole = await later;
    if (whole.kind !== 'not-found')
      keepLate?.(whole.kind === 'page' ? await pageAnswer(at, whole, options) : whole);
  };
  if (result.later)
    fillLater(result.later).catch((error: unknown) =>
      log.error({ err: error, ...where() }, 'A late page failed.'),
    );
  const payload = await toPayload(at, result, options);
  if (result.missing) {
    log.error({ err: result.failure, ...where(), missing: result.missing }, 'A part of a page is missing.');
  }
  return {
    kind: 'page',
    payload,
    ...(result.lacksDetail && { lacksDetail: true }),
    ...(result.missing === 'part' && { isPartial: true }),
  };
}

/** Request for a remote's page `load` or form action. */
export function pageRequest(page: FoundPage, owner: LiveRemote, options: LoadPageOptions): PageRequest {
  const { url, origin, texts, promises, log, budget, profileKey, kept, inCart } = options;
  return {
    url,
    origin,
    slug: decodedPath(url).replace(/^\/+/, ''),
    type: page.type,
    text: missingTexts.textFor(texts, log, `${owner.name}@${owner.build}`),
    signal: budget.signal,
    answerBy: budget.endsAt,
    ...('id' in page && page.id && { id: page.id }),
    ...(promises && { promises }),
    ...(profileKey && { profileKey }),
    ...(kept && { kept }),
    ...(inCart && { inCart }),
  };
}

/** Loads a page from its owner; without an owner it is the shell's. */
async function ask(
  page: FoundPage,
  at: PageOwner,
  options: LoadPageOptions,
): Promise<PageResult | PagePayload> {
  const { url, clients, snapshot, log } = options;
  const owner = snapshot.remotes.get(at.owner);
  const load = owner?.pageLoads.get(at.page);
  // The live version of the remote does not have this page yet.
  if (owner && !load) return loadNotFound(options);
  if (!owner || !load) {
    log.error(
      { href: hrefOf(url), remote: at.owner, page: at.page },
      'A page answers 503: its remote is not loaded.',
    );
    return { ...failedPage(url, at), content: { state: 'ready' } };
  }
  return load(pageRequest(page, owner, options), clients as never);
}

async function answerAt(found: FoundPath, options: LoadPageOptions): Promise<PageAnswer> {
  const { url, clients, paths, budget } = options;
  const { resolved, path } = found;
  if (resolved.kind === 'redirect') return withQuery(resolved, url);
  if (resolved.kind === 'not-found') return { kind: 'page', payload: await loadNotFound(options) };
  if (resolved.kind === 'own') return { kind: 'page', payload: ownPage(url, resolved.page, resolved.title) };
  const at = ownerOf(resolved, routesOf(options.snapshot));
  const result = await ask(resolved, at, options);
  if (!('kind' in result)) return { kind: 'page', payload: result };
  if (result.kind === 'redirect') return result;
  if (result.kind === 'page') {
    if (path && resolved.type === 'page' && !result.missing) paths.learnPage(path);
    return pageAnswer(at, result, options);
  }
  // A page that existed before is requested a second time before it counts as gone.
  if (path && found.remembered)
    return answerAt({ path, resolved: await paths.again(path, clients, budget) }, options);
  if (found.failure !== undefined) throw found.failure;
  if (resolved.type === 'route' && !resolved.mayBeGone)
    throw new Error('A fixed address of the shop cannot be gone.');
  return movedOrNotFound(options, path);
}

async function load(options: LoadPageOptions): Promise<PageAnswer> {
  const { url, clients, snapshot, paths, log, budget, keepLate } = options;
  let found: FoundPath | undefined;
  let late = false;
  const work = async (): Promise<PageAnswer> => {
    const routes = routesOf(snapshot);
    found = await inSpan('find path', {}, () => paths.find(url.pathname, routes, clients, budget));
    const answer = await answerAt(found, options);
    if (late) keepLate?.(answer);
    return answer;
  };
  try {
    return await budget.wait(work());
  } catch (error) {
    late = true;
    if (error instanceof MaintenanceError) return { kind: 'page', payload: closedPage(url) };
    const page = found?.resolved.kind === 'page' ? found.resolved : contentPage;
    const at = ownerOf(page, routesOf(snapshot));
    log.error(
      { err: error, href: hrefOf(url), remote: at.owner, page: at.page },
      'A page could not be loaded.',
    );
    const moved = found?.path && !found.remembered ? await paths.knownMove(found.path) : undefined;
    return moved
      ? withQuery(moved, url)
      : { kind: 'page', payload: withRemotes(failedPage(url, at), snapshot) };
  }
}

/** Assembles a page's payload. Never throws: the payload reports failures in their own slots. */
export async function loadPage(options: LoadPageOptions): Promise<PageAnswer> {
  const { snapshot, keepLate } = options;
  const told = (answer: PageAnswer): PageAnswer =>
    answer.kind === 'page' ? { ...answer, payload: withManner(answer.payload, snapshot) } : answer;
  return told(await load({ ...options, ...(keepLate && { keepLate: (late) => keepLate(told(late)) }) }));
}
