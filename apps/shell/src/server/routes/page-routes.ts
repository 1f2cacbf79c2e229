import type { Clients, CommerceClient, TokenStorage } from '@weefsel/api-clients';
import { inTime, pathInShop, paths } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from '../../pages/is-bot';
import { CdnCaching } from '../http/cdn/cdn-caching';
import { KeyLog } from '../http/cdn/key-log';
import { Purges } from '../http/cdn/purges';
import { actionRoutes } from './actions/action-routes';
import type { ServerConfig } from '../settings/environment';
import { sendDocument } from './html-answers';
import type { LiveRemotes } from '../request/live-remotes';
import type { PageCache } from '../page/page-cache';
import { PageRenderer } from '../render/page-renderer';
import { createPageSource } from '../page/page-source';
import type { PathFinder } from '../request/paths/path-finder';
import { isPayload, sendPayload } from './payload-answers';
import { checkoutRefused, isCheckout } from '../request/preview/no-orders';
import { liveView, setComposition, type RequestView, type ViewFor } from '../request/preview/request-view';
import { ownPageAt } from '../request/session/own-page-at';
import { sendOwn } from './own-documents';
import { sendSharedAddress } from './shared-address';
import { sessionOf } from '../request/session/session-cookie';
import { sessionTokens } from '../request/session/session-tokens';
import type { ShellAssets } from '../render/shell-assets';
import type { ShellDataSource } from '../vendors/shell-data';
import { stateRoutes, type MakeState } from '../render/states/state-routes';
import { States } from '../render/states/states';
import { SessionChanges } from '../request/session/session-changes';
import { LEAST_MS, LIMITS, timeLeft, type AnswerLimits } from '../request/time-budget';
import { FlawLog } from '../vendors/flaw-log';

export interface PageRouteOptions {
  config: ServerConfig;
  clients: Clients;
  /** The commerce backend with a shopper's session. Without it every request counts as a first visit. */
  commerceWith?: (tokens: TokenStorage) => CommerceClient;
  remotes: LiveRemotes;
  shellData: ShellDataSource;
  pages: PageCache;
  paths: PathFinder;
  assets: ShellAssets;
  /** Records replaced sessions, including those replaced by calls of browsers. */
  changes?: SessionChanges;
  /** Parts dropped from vendor responses. */
  flaws?: FlawLog;
  limits?: AnswerLimits;
  /** Initial states of browsers. */
  states?: States;
  /** The snapshot for a request; default: the live one. */
  viewFor?: ViewFor;
  /** Surrogate keys in vendor responses to a page. */
  keys?: KeyLog;
  /** Headers for caches in front of the shop. */
  cdn?: CdnCaching;
}

/** Several leading slashes count as one: `//host/…` is a path of this shop, never another host. */
function urlIn(origin: string, request: FastifyRequest): URL {
  const url = new URL(origin + request.url.replace(/^[/\\]*/, '/'));
  // Dots in the path may have left more of them.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** The browser's router would take the first part of such a path for another host. */
const isLikeHost = ({ url }: FastifyRequest): boolean => /^[/\\]{2}/.test(url);

/** The commerce backend with the session of a request. */
const commerceFor =
  ({ config, clients, commerceWith, changes = new SessionChanges() }: PageRouteOptions) =>
  (request: FastifyRequest, reply: FastifyReply): CommerceClient => {
    // A read-only request without a session gets none.
    const isNew = request.method === 'GET' && sessionOf(request, config.shopOrigin) === '';
    const tokens = sessionTokens(request, reply, config.shopOrigin, changes);
    return (isNew ? undefined : commerceWith?.(tokens)) ?? clients.commerce;
  };

/** All pages of the shop, as HTML and as payload. */
export function pageRoutes(app: FastifyInstance, options: PageRouteOptions): void {
  const { config, remotes, assets, shellData, limits = LIMITS, states = new States() } = options;
  const { flaws = new FlawLog(app.log), viewFor = liveView(remotes) } = options;
  const { pages, cdn = new CdnCaching({ config, pages, purges: new Purges() }) } = options;
  const source = createPageSource({ keys: new KeyLog(), ...options, flaws });
  const renderer = new PageRenderer({ ...options, states });
  // Renders refreshed data at once, so that the next request finds it.
  pages.onRefreshed = (answer) =>
    void renderer
      .renderAhead(answer, remotes.current(), app.log, limits.renderMs)
      .catch((err: unknown) =>
        app.log.error({ err }, 'A page could not be rendered before it is asked for again.'),
      );
  const commerceOf = commerceFor(options);
  const payloads = { config, source, build: assets.build, limits, commerceOf, cdn };
  const documents = { ...options, renderer, limits };
  const own = { ...documents, source, commerceOf };

  /** The content page titled 'Error' replaces a failed page; bots get a short text. */
  const applicationError = async (
    error: unknown,
    url: URL,
    view: RequestView,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (isBot(request.headers['user-agent'])) throw error;
    const found = await inTime(
      source.read(new URL(paths.error.to(), url), view.snapshot, request.log, view.drafts),
      timeLeft(limits, reply, LEAST_MS),
    ).catch(() => undefined);
    if (found?.kind !== 'page' || found.payload.status !== 200) throw error;
    request.log.error(
      { err: error, href: request.url },
      'A page could not be made; the error page is shown.',
    );
    const payload: PagePayload = { ...found.payload, href: url.pathname + url.search, status: 500 };
    setComposition(reply, view.snapshot, null);
    return sendDocument(documents, payload, view, request, reply).catch(() => {
      throw error;
    });
  };

  const makeState: MakeState = async (of, request, reply) => {
    if (of === undefined) return void renderer.keepFrame(await shellData.read());
    if (pathInShop(of) === undefined) return;
    const url = new URL(of, config.shopOrigin);
    const { snapshot, noOrdersIn } = await viewFor(request);
    if (ownPageAt(url, snapshot) || (noOrdersIn && isCheckout(url.pathname, snapshot))) return;
    const read = source.read(url, snapshot, request.log);
    const answer = await inTime(read, timeLeft(limits, reply, limits.renderMs));
    if (answer.kind === 'redirect') return;
    const frame = { data: await shellData.read(), snapshot };
    await renderer.render(answer.payload, frame, request.log, limits.renderMs);
  };
  void app.register((scope) => stateRoutes(scope, states, makeState));
  void app.register((scope) =>
    actionRoutes(scope, { ...own, urlOf: (request) => urlIn(config.shopOrigin, request), viewFor }),
  );

  app.get('/*', async (request, reply) => {
    const url = urlIn(config.shopOrigin, request);
    const view = await viewFor(request);
    if (isPayload(url)) return sendPayload(payloads, url, view, request, reply);
    if (view.noOrdersIn && isCheckout(url.pathname, view.snapshot))
      return reply.send(checkoutRefused(reply, view.noOrdersIn, view.badge ?? ''));
    if (isLikeHost(request)) return reply.redirect(url.pathname + url.search, 301);
    try {
      if (ownPageAt(url, view.snapshot)) return await sendOwn(own, url, view, request, reply);
      const read = source.read(url, view.snapshot, request.log, view.drafts);
      const answer = await inTime(read, timeLeft(limits, reply, limits.renderMs));
      const directed = await sendSharedAddress(payloads, url, answer, view, request, reply);
      if (directed) return directed;
      if (view.drafts) reply.header('cache-control', 'private, no-store');
      else cdn.offer(request, answer, view);
      return answer.kind === 'redirect'
        ? reply.redirect(answer.to, 'status' in answer ? answer.status : 302)
        : await sendDocument(documents, answer.payload, view, request, reply);
    } catch (error) {
      return applicationError(error, url, view, request, reply);
    }
  });
}
