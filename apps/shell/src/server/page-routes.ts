import type { Clients } from '@weefsel/api-clients';
import { createShopClient } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import type { PagePayload, PayloadAnswer } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { createStores } from '@weefsel/stores';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { isBot } from '../pages/is-bot';
import { browserPayload } from './browser-payload';
import { chooseEncoding, compressStream } from './compression';
import { styleText } from './document';
import { earlyRedirect } from './early-redirect';
import type { ServerConfig } from './environment';
import type { LiveRemotes } from './live-remotes';
import type { PageAnswer } from './load-page';
import { closedPage, loadPage, MAINTENANCE_PAGE } from './load-page';
import type { PageCache } from './page-cache';
import { publicConfig } from './public-config';
import { inlineScripts, remoteFiles, renderPage } from './render-page';
import { RenderedPages } from './rendered-pages';
import { pagePolicy } from './security/content-policy';
import type { ShellAssets } from './shell-assets';
import type { ShellDataSource } from './shell-data';

export interface PageRouteOptions {
  config: ServerConfig;
  clients: Clients;
  remotes: LiveRemotes;
  shellData: ShellDataSource;
  pages: PageCache;
  assets: ShellAssets;
}

const isClosed = ({ owner, page }: PagePayload): boolean => owner === null && page === MAINTENANCE_PAGE;

const PAYLOAD_SUFFIX = '/_payload.json';

/** Where the shopper thinks the shop is; a host name that is none counts as this machine's own. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost';

/** Leading slashes are one slash: `//host/…` is a path of this shop, never another host. */
const urlOf = (request: FastifyRequest): URL =>
  new URL(originOf(request) + request.url.replace(/^[/\\]*/, '/'));

/** Remotes may be released at any time, so a page's data belongs to the versions that made it. */
const cacheKey = (url: URL, snapshot: Snapshot): string =>
  [url.href, ...[...snapshot.remotes.values()].map(({ name, build }) => `${name}@${build}`)].join(' ');

/** Every page of the shop, as HTML and as payload. */
export function pageRoutes(app: FastifyInstance, options: PageRouteOptions): void {
  const { config, clients, remotes, shellData, pages, assets } = options;
  const rendered = new RenderedPages();

  const answerFor = async (url: URL, snapshot: Snapshot, log: FastifyRequest['log']): Promise<PageAnswer> => {
    const redirect = earlyRedirect(url, snapshot.redirects);
    if (redirect) return redirect;
    if (shellData.isClosed) {
      // Asked again now and then, so that the shop opens by itself.
      await shellData.read();
      return { kind: 'page', payload: closedPage(url) };
    }
    return pages.read(cacheKey(url, snapshot), async (keepLate) => {
      const { texts } = await shellData.read();
      return loadPage({ url, origin: url.origin, clients, snapshot, texts, log, keepLate });
    });
  };

  const html = async (
    payload: PagePayload,
    snapshot: Snapshot,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const data = await shellData.read();
    const encoding = chooseEncoding(request, reply);
    reply.code(payload.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (payload.status === 503) reply.header('retry-after', '5');
    if (isClosed(payload)) reply.raw.statusMessage = 'MAINTENANCE_MODE';
    const styles = remoteFiles(payload, snapshot).styles.flatMap(({ css }) => css ?? []);
    reply.header(
      'content-security-policy',
      pagePolicy(config, { styles: [assets.css, ...styles].map(styleText), scripts: inlineScripts }),
    );
    const known = rendered.find(payload, data, encoding);
    if (known) return reply.send(known);

    const stores = createStores({
      clients: { commerce: clients.commerce, shop: createShopClient({ origin: '' }) },
      config: publicConfig(config),
      snapshot: {
        navigation: data.navigation,
        snippets: {},
        about: data.about,
        page: { context: payload.context, title: payload.head.title, status: payload.status },
      },
    });
    stores.snippets.provide(data.texts);
    const page = new Request(new URL(payload.href, originOf(request)));
    const keep = (whole: Buffer) => rendered.keep(payload, data, encoding, whole);
    const stream = await renderPage({
      request: page,
      payload,
      stores,
      snapshot,
      assets,
      log: request.log,
      keep,
    });
    return reply.send(compressStream(stream, encoding));
  };

  /** `/nl/dames/_payload.json` stands for `/nl/dames` or, when that is where the path leads, for `/nl/dames/`. */
  const payload = async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    url.pathname = url.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/';
    const snapshot = remotes.current();
    let answer = await answerFor(url, snapshot, request.log);
    if (answer.kind === 'redirect' && answer.to === `${url.pathname}/${url.search}`) {
      url.pathname += '/';
      answer = await answerFor(url, snapshot, request.log);
    }
    reply.headers({ 'cache-control': 'no-cache', 'x-build': assets.build });
    const sent: PayloadAnswer =
      answer.kind === 'redirect'
        ? { kind: 'redirect', to: answer.to }
        : { kind: 'page', payload: browserPayload(answer.payload) };
    reply.code(answer.kind === 'page' ? answer.payload.status : 200).type('application/json; charset=utf-8');
    return reply.send(compressStream(Readable.from([JSON.stringify(sent)]), chooseEncoding(request, reply)));
  };

  /** The content page titled 'Error' in place of a page that could not be made; bots are told no stories. */
  const applicationError = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (isBot(request.headers['user-agent'])) throw error;
    const url = urlOf(request);
    const snapshot = remotes.current();
    const found = await answerFor(new URL(paths.error.to(), url), snapshot, request.log);
    if (found.kind === 'redirect' || found.payload.status !== 200) throw error;
    request.log.error(
      { err: error, href: request.url },
      'A page could not be made; the error page is shown.',
    );
    const payload: PagePayload = { ...found.payload, href: url.pathname + url.search, status: 500 };
    return html(payload, snapshot, request, reply).catch(() => {
      throw error;
    });
  };

  app.get('/*', async (request, reply) => {
    const url = urlOf(request);
    if (url.pathname.endsWith(PAYLOAD_SUFFIX)) return payload(url, request, reply);
    const snapshot = remotes.current();
    try {
      const answer = await answerFor(url, snapshot, request.log);
      return answer.kind === 'redirect'
        ? reply.redirect(answer.to, 'status' in answer ? answer.status : 302)
        : await html(answer.payload, snapshot, request, reply);
    } catch (error) {
      return applicationError(error, request, reply);
    }
  });
}
