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
import { paymentReturn } from '../router/payment-return';
import { act } from './actions/act';
import type { ServerConfig } from './environment';
import { loadPage, type LoadPageOptions, type PageAnswer } from './load-page';
import { inSpan } from './operations/spans';
import { FRAME_READS, PageAnswers } from './page-answers';
import type { PageCache } from './page-cache';
import { closedPage } from './page-payloads';
import type { PathFinder } from './paths/path-finder';
import { ownPageAt } from './session/own-page-at';
import type { ShellDataSource } from './shell-data';
import type { Redirect } from './resolve-path';
import { textsOf } from './texts/texts-of';
import { TimeBudget } from './time-budget';
import type { FlawLog } from './vendors/flaw-log';

/** What one shopper asks of the shop. */
export interface ShoppersRequest {
  url: URL;
  snapshot: Snapshot;
  log: FastifyBaseLogger;
  /** With the shopper's session. */
  commerce: CommerceClient;
  /** The cookies that the page declares. */
  kept: PageRequest['kept'];
  /** Longest time for it, in ms. */
  ms: number;
}

type Page = Extract<PageAnswer, { kind: 'page' }>;

/** True when a page may be personal for visitors who allow it, as its remote declares. */
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

/** Where an address leads without a vendor: back from a payment, or where a release moved it. */
export function earlyRedirect(url: URL, rules: RedirectRules = {}): Redirect | undefined {
  const orderPage = paymentReturn(url);
  if (orderPage) return { kind: 'redirect', to: orderPage, status: 302 };
  const followed = followRules(rules, url);
  return followed && { kind: 'redirect', ...followed };
}

export interface PageSourceOptions {
  config: ServerConfig;
  clients: Clients;
  shellData: ShellDataSource;
  pages: PageCache;
  paths: PathFinder;
  flaws: FlawLog;
}

/** Longest time for a page's data, or its replacement, in ms. */
const LOAD_MS = 4400;
/** How much longer than the public page a personal one may take, in ms. */
const PERSONAL_MS = 1500;

/** Page data: public pages, which are cached, and personal ones, which are not. */
export function createPageSource({ config, clients, shellData, pages, paths, flaws }: PageSourceOptions) {
  const answers = new PageAnswers(pages, (pathname, routes) => paths.whoseIs(pathname, routes));

  const load = async (
    asked: Omit<LoadPageOptions, 'origin' | 'clients' | 'paths' | 'texts'>,
    commerce = clients.commerce,
  ): Promise<PageAnswer> => {
    const texts = textsOf(await shellData.read(), asked.snapshot);
    const origin = config.shopOrigin;
    const { value, isFlawed } = await inSpan('load page', {}, () =>
      flaws.watch(() => loadPage({ ...asked, origin, clients: { ...clients, commerce }, paths, texts })),
    );
    return value.kind === 'page' && isFlawed ? { ...value, isFlawed: true } : value;
  };

  const early = async (url: URL, snapshot: Snapshot): Promise<PageAnswer | undefined> => {
    const redirect = earlyRedirect(url, snapshot.redirects);
    if (redirect || !shellData.isClosed) return redirect;
    // Checked now and then, so that the shop opens by itself.
    await shellData.read();
    return { kind: 'page', payload: closedPage(url) };
  };

  return {
    /** The page that everyone has at an address. */
    async read(url: URL, snapshot: Snapshot, log: FastifyBaseLogger): Promise<PageAnswer> {
      const first = await early(url, snapshot);
      if (first) return first;
      const budget = new TimeBudget(LOAD_MS);
      return answers.read(url, snapshot, (asked, keepLate, isBehind) =>
        load({
          url: asked,
          snapshot,
          log,
          budget: isBehind ? new TimeBudget(LOAD_MS) : budget,
          keepLate,
        }),
      );
    },

    /** A page for one shopper, loaded with the shopper's session and kept nowhere. */
    async own({ url, snapshot, log, commerce, kept, ms }: ShoppersRequest): Promise<PageAnswer> {
      const first = await early(url, snapshot);
      if (first) return first;
      const reads = [...FRAME_READS, ...(ownPageAt(url, snapshot)?.reads ?? ['*'])];
      const budget = new TimeBudget(Math.min(LOAD_MS, ms));
      return load({ url: narrowed(url, reads), snapshot, log, budget, kept }, commerce);
    },

    /** Does what a form of a page asks, with the shopper's session. Undefined: there is no such form. */
    async act(
      { url, snapshot, log, commerce, kept, ms }: ShoppersRequest,
      fields: ActionRequest['fields'],
    ): Promise<ActionResult | undefined> {
      if (shellData.isClosed) return undefined;
      const texts = textsOf(await shellData.read(), snapshot);
      const budget = new TimeBudget(ms);
      const asked = { url, snapshot, log, budget, kept, origin: config.shopOrigin };
      return act({ ...asked, clients: { ...clients, commerce }, paths, texts }, fields);
    },

    /** A page for one visitor, kept nowhere; undefined where everyone's is shown instead. */
    async personal(
      shared: PageAnswer,
      profileKey: string,
      snapshot: Snapshot,
      log: FastifyBaseLogger,
      ms: number,
    ): Promise<PageAnswer | undefined> {
      if (!isPersonal(shared, snapshot)) return undefined;
      const url = new URL(shared.payload.href, config.shopOrigin);
      const budget = new TimeBudget(Math.min(PERSONAL_MS, ms));
      const own = await load({ url, snapshot, log, budget, profileKey });
      return isWhole(own) ? own : undefined;
    },
  };
}

export type PageSource = ReturnType<typeof createPageSource>;
