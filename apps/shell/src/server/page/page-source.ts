import type { Clients, CommerceClient } from '@weefsel/api-clients';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import {
  followRules,
  narrowed,
  type ActionRequest,
  type ActionResult,
  type PageRequest,
  type RedirectRules,
} from '@weefsel/contracts';
import { paymentReturn } from '../../navigation/payment-return';
import { act } from './act';
import type { KeyLog, SeenKeys } from '../http/cdn/key-log';
import { NO_PAGE_KEY } from '../http/cdn/surrogate-keys';
import type { ServerConfig } from '../settings/environment';
import { loadPage, type LoadPageOptions, type PageAnswer } from './load-page';
import { inSpan } from '../operations/spans';
import { FRAME_READS, PageAnswers } from './page-answers';
import { isGone, type PageCache } from './page-cache';
import { closedPage } from './page-payloads';
import { PathFinder } from '../request/paths/path-finder';
import { PathMemory } from '../request/paths/path-memory';
import type { DraftsContent } from '../request/preview/content/drafts-content';
import { frameFor } from '../request/preview/content/frame-for';
import { ownPageAt } from '../request/session/own-page-at';
import type { ShellDataSource } from '../vendors/shell-data';
import type { Redirect } from '../request/resolve-path';
import { shareGoods } from './shared-goods';
import { textsOf } from '../vendors/texts/texts-of';
import { TimeBudget } from '../request/time-budget';
import type { FlawLog } from '../vendors/flaw-log';
import { sharingSettings } from '../vendors/shared-settings';
import { LIMIT_MS } from '../time-limits';

/** A request of one shopper. */
interface ShoppersRequest {
  url: URL;
  snapshot: Snapshot;
  log: FastifyBaseLogger;
  /** Has the shopper's session. */
  commerce: CommerceClient;
  /** The cookies that the page declares. */
  kept: PageRequest['kept'];
  /** Products in the cart, if read. */
  inCart?: PageRequest['inCart'];
  /** Time limit, in ms. */
  ms: number;
  /** The content service with an editor's drafts. */
  drafts?: DraftsContent | undefined;
}

type Page = Extract<PageAnswer, { kind: 'page' }>;

/** True when a page may be personal for shoppers with consent, as its remote declares. */
export function isPersonal(answer: PageAnswer, { remotes }: Snapshot): answer is Page {
  if (answer.kind === 'redirect' || !answer.payload.owner) return false;
  const { owner, page, href } = answer.payload;
  const unless = remotes.get(owner)?.description.pages[page]?.personalUnless;
  const { searchParams } = new URL(href, 'https://shop.invalid');
  return unless !== undefined && !unless.some((name) => searchParams.has(name));
}

/** True when a personal page is as complete as the public one. */
const isWhole = (answer: PageAnswer): boolean =>
  answer.kind === 'page' && answer.payload.status === 200 && !answer.isPartial;

/** Redirect that needs no vendor: back from a payment, or by the rules of a release. */
export function earlyRedirect(url: URL, rules: RedirectRules = {}): Redirect | undefined {
  const orderPage = paymentReturn(url);
  if (orderPage) return { kind: 'redirect', to: orderPage, status: 302 };
  const followed = followRules(rules, url);
  return followed && { kind: 'redirect', ...followed, keys: [] };
}

/** Drafts are not indexable. Redirects are temporary: browsers must not cache unpublished ones. */
function forEditors(answer: PageAnswer): PageAnswer {
  if (answer.kind === 'redirect') return { ...answer, status: 302 };
  const { payload } = answer;
  return { ...answer, payload: { ...payload, head: { ...payload.head, robots: 'noindex' } } };
}

interface PageSourceOptions {
  config: ServerConfig;
  clients: Clients;
  shellData: ShellDataSource;
  pages: PageCache;
  paths: PathFinder;
  flaws: FlawLog;
  /** Surrogate keys in vendor responses to a page. */
  keys: KeyLog;
}

/** Vendors cannot name an address without a page. All such responses share an extra key. */
const withKeys = (answer: PageAnswer, seen: SeenKeys): PageAnswer => ({
  ...answer,
  keys: isGone(answer) || answer.kind === 'redirect' ? [...seen(), NO_PAGE_KEY] : seen(),
});

/** Loads pages from the vendors, with a shopper's session or an editor's drafts. */
function createLoad(
  { config, clients, shellData, pages, paths, flaws, keys }: PageSourceOptions,
  pathsOfDrafts: PathFinder,
) {
  const share = shareGoods(pages, keys);
  return async (
    asked: Omit<LoadPageOptions, 'origin' | 'clients' | 'paths' | 'texts' | 'promises' | 'menu' | 'share'>,
    {
      commerce = clients.commerce,
      drafts,
    }: { commerce?: CommerceClient; drafts?: DraftsContent | undefined } = {},
  ): Promise<PageAnswer> => {
    const data = await frameFor(shellData, drafts, asked.log);
    const { promises, navigation } = data;
    const texts = textsOf(data, asked.snapshot);
    const origin = config.shopOrigin;
    const { keepLate } = asked;
    const loadNoting = async (seen: SeenKeys): Promise<PageAnswer> => {
      const answer = await loadPage({
        ...asked,
        ...(keepLate && { keepLate: (late: PageAnswer) => keepLate(withKeys(late, seen)) }),
        origin,
        clients: { ...clients, commerce, ...(drafts && { content: drafts }) },
        paths: drafts ? pathsOfDrafts : paths,
        texts,
        menu: navigation.main,
        // Data of a shopper's session or an editor's drafts must not be shared.
        ...(commerce === clients.commerce && !drafts && { share }),
        ...(promises && { promises }),
      });
      return withKeys(answer, seen);
    };
    const { value, isFlawed } = await inSpan('load page', {}, () =>
      flaws.watch(() => keys.watch(loadNoting)),
    );
    return value.kind === 'page' && isFlawed ? { ...value, isFlawed: true } : value;
  };
}

/** Page data: public pages, which are cached, and personal ones, which are not. */
export function createPageSource(options: PageSourceOptions) {
  const { config, clients, shellData, pages, paths } = options;
  const answers = new PageAnswers(pages, (pathname, routes) => paths.whoseIs(pathname, routes));

  // Paths in drafts must not affect those of shoppers.
  const pathsOfDrafts = new PathFinder(new PathMemory());
  const load = createLoad(options, pathsOfDrafts);
  const loadOwn = createLoad(
    { ...options, clients: { ...clients, content: sharingSettings(clients.content) } },
    pathsOfDrafts,
  );

  const early = async (url: URL, snapshot: Snapshot): Promise<PageAnswer | undefined> => {
    const redirect = earlyRedirect(url, snapshot.redirects);
    if (redirect || !shellData.isClosed) return redirect;
    // Refreshes the data when it is stale, so that the shop opens by itself.
    await shellData.read();
    return { kind: 'page', payload: closedPage(url) };
  };

  return {
    /** The public page at an address. With drafts: an editor's version, which is never cached. */
    async read(
      url: URL,
      snapshot: Snapshot,
      log: FastifyBaseLogger,
      drafts?: DraftsContent,
    ): Promise<PageAnswer> {
      const first = await early(url, snapshot);
      if (first) return first;
      const budget = new TimeBudget(LIMIT_MS.load);
      if (drafts) return forEditors(await load({ url, snapshot, log, budget }, { drafts }));
      return answers.read(url, snapshot, (asked, keepLate, isBehind) =>
        load({
          url: asked,
          snapshot,
          log,
          budget: isBehind ? new TimeBudget(LIMIT_MS.load) : budget,
          keepLate,
        }),
      );
    },

    /** An address with only the parameters that its page reads. Undefined while they are unknown. */
    narrow: (url: URL, snapshot: Snapshot): Promise<URL | undefined> => answers.narrow(url, snapshot),

    /** A page for one shopper, loaded with the shopper's session and never cached. */
    async own({ commerce, ms, drafts, ...asked }: ShoppersRequest): Promise<PageAnswer> {
      const { url, snapshot } = asked;
      const first = await early(url, snapshot);
      if (first) return first;
      const reads = [...FRAME_READS, ...(ownPageAt(url, snapshot)?.reads ?? ['*'])];
      const budget = new TimeBudget(Math.min(LIMIT_MS.load, ms));
      const answer = await loadOwn({ ...asked, url: narrowed(url, reads), budget }, { commerce, drafts });
      return drafts ? forEditors(answer) : answer;
    },

    /** Runs the action of a form, with the shopper's session. Undefined when there is no such form. */
    async act(
      { url, snapshot, log, commerce, kept, ms, drafts }: ShoppersRequest,
      fields: ActionRequest['fields'],
    ): Promise<ActionResult | undefined> {
      if (shellData.isClosed) return undefined;
      const texts = textsOf(await frameFor(shellData, drafts, log), snapshot);
      const budget = new TimeBudget(ms);
      const asked = { url, snapshot, log, budget, kept, origin: config.shopOrigin };
      const vendors = { ...clients, commerce, ...(drafts && { content: drafts }) };
      return act({ ...asked, clients: vendors, paths: drafts ? pathsOfDrafts : paths, texts }, fields);
    },

    /** A personal page, never cached. Undefined when the public one is shown instead. */
    async personal(
      shared: PageAnswer,
      profileKey: string,
      snapshot: Snapshot,
      log: FastifyBaseLogger,
      ms: number,
    ): Promise<PageAnswer | undefined> {
      if (!isPersonal(shared, snapshot)) return undefined;
      const url = new URL(shared.payload.href, config.shopOrigin);
      const budget = new TimeBudget(Math.min(LIMIT_MS.personal, ms));
      const own = await load({ url, snapshot, log, budget, profileKey });
      return isWhole(own) ? own : undefined;
    },
  };
}

export type PageSource = ReturnType<typeof createPageSource>;
