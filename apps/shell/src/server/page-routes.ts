import type { Clients } from '@weefsel/api-clients';
import { paths, PROFILE_KEY_HEADER, profileKeyIn } from '@weefsel/contracts';
import type { PagePayload, PayloadAnswer } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from '../pages/is-bot';
import { browserPayload } from './browser-payload';
import { chooseEncoding, compressBytes } from './compression';
import { styleText } from './document';
import type { ServerConfig } from './environment';
import type { LiveRemotes } from './live-remotes';
import type { PageCache } from './page-cache';
import { MAINTENANCE_PAGE, notFound } from './page-payloads';
import { PageRenderer } from './page-renderer';
import { createPageSource } from './page-source';
import type { PathFinder } from './paths/path-finder';
import { BADGE_STYLE, withBadge } from './preview/preview-badge';
import { checkoutRefused, isCheckout } from './preview/no-orders';
import { NO_ORDERS_SCRIPT } from './preview/no-orders-script';
import type { Shown, ShownTo } from './preview/shown-to';
import { liveTo } from './preview/shown-to';
import { isPersonal } from './personal-pages';
import { inlineScripts, remoteFiles } from './render-page';
import { pagePolicy } from './security/content-policy';
import type { ShellAssets } from './shell-assets';
import type { ShellDataSource } from './shell-data';
import { inTime } from './time-budget';
import { FlawLog } from './vendors/flaw-log';

export interface PageRouteOptions {
  config: ServerConfig;
  clients: Clients;
  remotes: LiveRemotes;
  shellData: ShellDataSource;
  pages: PageCache;
  paths: PathFinder;
  assets: ShellAssets;
  /** What had to be left out of vendors' answers. */
  flaws?: FlawLog;
  limits?: AnswerLimits;
  /** What a request is answered with; by default what is live. */
  shownTo?: ShownTo;
}

/** How long an answer may take, in ms, whatever a part of the page does. */
export interface AnswerLimits {
  /** From the request to the whole page. */
  answerMs: number;
  /** How much of it may go by for a part that is not ready to be rendered: nothing is fetched any more then. */
  renderMs: number;
}

const LIMITS: AnswerLimits = { answerMs: 5500, renderMs: 800 };
/** What is left for each step in any case, in ms. */
const LEAST_MS = 100;

/** Says which composition an answer was made of. */
const sayComposition = (reply: FastifyReply, { composition }: Snapshot): void =>
  void (composition && reply.header('x-composition', composition));

const isClosed = ({ owner, page }: PagePayload): boolean => owner === null && page === MAINTENANCE_PAGE;

/** The build of no shell: a tab that is told so opens the address as a document of its own. */
const NO_BUILD = 'none';

/** What is at an address is no page of this document. */
const elsewhere = (url: URL, reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'cache-control': 'private, no-store', 'x-build': NO_BUILD })
    .send({ kind: 'page', payload: notFound(url) } satisfies PayloadAnswer);

const PAYLOAD_SUFFIX = '/_payload.json';

/** Leading slashes are one slash: `//host/…` is a path of this shop, never another host. */
const urlIn = (origin: string, request: FastifyRequest): URL =>
  new URL(origin + request.url.replace(/^[/\\]*/, '/'));

/** Where an address leads, as a path of the shop without its query. */
const pathOf = (to: string, url: URL): string => (to.startsWith('/') ? new URL(to, url).pathname : '');

/** Every page of the shop, as HTML and as payload. */
export function pageRoutes(app: FastifyInstance, options: PageRouteOptions): void {
  const { config, clients, remotes, shellData, pages, paths: known, assets, limits = LIMITS } = options;
  const { flaws = new FlawLog(app.log), shownTo = liveTo(remotes) } = options;
  /** What is left of an answer's time when some of it is put by, in ms. */
  const timeLeft = (reply: FastifyReply, putBy: number): number =>
    Math.max(LEAST_MS, limits.answerMs - putBy - reply.elapsedTime);
  const source = createPageSource({ config, clients, shellData, pages, paths: known, flaws });

  const renderer = new PageRenderer({ config, clients, shellData, assets });
  pages.onRefreshed = (answer) =>
    void renderer
      .renderAhead(answer, remotes.current(), app.log, limits.renderMs)
      .catch((err: unknown) =>
        app.log.error({ err }, 'A page could not be rendered before it is asked for again.'),
      );

  const html = async (
    payload: PagePayload,
    { snapshot, badge, unrehearsed }: Shown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const frame = { data: await shellData.read(), snapshot };
    sayComposition(reply, snapshot);
    const encoding = chooseEncoding(request, reply);
    reply.code(payload.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (payload.status === 503) reply.header('retry-after', '5');
    if (isClosed(payload)) reply.raw.statusMessage = 'MAINTENANCE_MODE';
    const styles = [
      assets.css,
      ...remoteFiles(payload, snapshot).styles.flatMap(({ css }) => css ?? []),
      ...(badge ? [BADGE_STYLE] : []),
    ];
    const scripts = [...inlineScripts, ...(unrehearsed ? [NO_ORDERS_SCRIPT] : [])];
    const policy = pagePolicy(config, { styles: styles.map(styleText), scripts });
    reply.header('content-security-policy', policy);
    const known = badge ? undefined : renderer.known(payload, frame, encoding);
    if (known) return reply.send(await known);
    const patienceMs = Math.min(limits.renderMs, timeLeft(reply, 0));
    const page = await renderer.render(payload, frame, request.log, patienceMs);
    if (!badge) renderer.keep(payload, frame, page);
    reply.code(page.status);
    if (page.status === 500) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (badge) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const guard = unrehearsed ? `<script>${NO_ORDERS_SCRIPT}</script>` : '';
    const sent = badge ? withBadge(page.html, badge + guard) : page.html;
    return reply.send(await compressBytes(sent, encoding, 'quick'));
  };

  /** `/nl/dames/_payload.json` stands for `/nl/dames` or, when that is where the path leads, for `/nl/dames/`. */
  const payload = async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    url.pathname = url.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/';
    const { snapshot, badge, unrehearsed } = await shownTo(request);
    if (unrehearsed && isCheckout(url.pathname, snapshot)) return elsewhere(url, reply);
    const ask = () => inTime(source.read(url, snapshot, request.log), timeLeft(reply, 0));
    let answer = await ask();
    if (answer.kind === 'redirect' && pathOf(answer.to, url) === `${url.pathname}/`) {
      url.pathname += '/';
      answer = await ask();
    }
    reply.headers({ 'cache-control': 'no-cache', 'x-build': assets.build });
    sayComposition(reply, snapshot);
    const profileKey = profileKeyIn(request.headers[PROFILE_KEY_HEADER]);
    const encoding = chooseEncoding(request, reply);
    if (isPersonal(answer, snapshot)) reply.header('vary', `accept-encoding, ${PROFILE_KEY_HEADER}`);
    const own = profileKey
      ? await source.personal(answer, profileKey, snapshot, request.log, timeLeft(reply, 0))
      : undefined;
    if (own || badge) reply.header('cache-control', 'private, no-store');
    answer = own ?? answer;
    const sent: PayloadAnswer =
      answer.kind === 'redirect'
        ? { kind: 'redirect', to: answer.to }
        : { kind: 'page', payload: browserPayload(answer.payload) };
    reply.code(answer.kind === 'page' ? answer.payload.status : 200).type('application/json; charset=utf-8');
    const text = Buffer.from(JSON.stringify(sent));
    return reply.send(await compressBytes(text, encoding, 'quick'));
  };

  /** The content page titled 'Error' in place of a page that could not be made; bots are told no stories. */
  const applicationError = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (isBot(request.headers['user-agent'])) throw error;
    const url = urlIn(config.shopOrigin, request);
    const shown = await shownTo(request);
    const found = await inTime(
      source.read(new URL(paths.error.to(), url), shown.snapshot, request.log),
      timeLeft(reply, LEAST_MS),
    ).catch(() => undefined);
    if (found?.kind !== 'page' || found.payload.status !== 200) throw error;
    request.log.error(
      { err: error, href: request.url },
      'A page could not be made; the error page is shown.',
    );
    const payload: PagePayload = { ...found.payload, href: url.pathname + url.search, status: 500 };
    return html(payload, shown, request, reply).catch(() => {
      throw error;
    });
  };

  app.get('/*', async (request, reply) => {
    const url = urlIn(config.shopOrigin, request);
    if (url.pathname.endsWith(PAYLOAD_SUFFIX)) return payload(url, request, reply);
    const shown = await shownTo(request);
    if (shown.unrehearsed && isCheckout(url.pathname, shown.snapshot))
      return reply.send(checkoutRefused(reply, shown.unrehearsed, shown.badge ?? ''));
    try {
      const answer = await inTime(
        source.read(url, shown.snapshot, request.log),
        timeLeft(reply, limits.renderMs),
      );
      return answer.kind === 'redirect'
        ? reply.redirect(answer.to, 'status' in answer ? answer.status : 302)
        : await html(answer.payload, shown, request, reply);
    } catch (error) {
      return applicationError(error, request, reply);
    }
  });
}
