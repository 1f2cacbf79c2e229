import cookie from '@fastify/cookie';
import type { Clients } from '@weefsel/api-clients';
import { trustedKeys, type TrustedKeys } from '@weefsel/federation/composition';
import { keysDir } from '@weefsel/federation/release';
import type { OwnShell } from '@weefsel/federation/server';
import { openStore, type Store } from '@weefsel/federation/store';
import type { Primary } from '@weefsel/federation/supervisor';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { apiRoutes } from './routes/api/api-routes';
import { buildRoutes } from './routes/build-routes';
import { cacheReport } from './operations/cache-report';
import type { ClaimStore, SharedStore } from './cache/shared-store';
import { sharedStores } from './cache/shared-stores';
import { createCdn } from './http/cdn/create-cdn';
import type { KeyLog } from './http/cdn/key-log';
import { consentRoutes } from './routes/consent-routes';
import { createAddressSource } from './routes/crawlers/address-source';
import { sitemapRoutes } from './routes/crawlers/sitemap-routes';
import { developmentRoutes } from './operations/development';
import type { ServerConfig } from './settings/environment';
import { errorPages } from './http/error-page';
import { frameRoutes } from './routes/frame-routes';
import { createLiveRemotes } from './request/live-remotes';
import { newsletterForm } from './routes/newsletter-form';
import { refuseUnderPressure } from './operations/pressure';
import { problemAlone, readiness, type Closing, type Vendors } from './operations/readiness';
import { loggingOptions, requestLog } from './operations/request-log';
import { startTracing } from './operations/tracing';
import { pageRoutes } from './routes/page-routes';
import { pathFile } from './request/paths/path-file';
import { PathFinder } from './request/paths/path-finder';
import { PathMemory } from './request/paths/path-memory';
import { paymentReturns } from './routes/payment-returns';
import { createPlatform } from './operations/platform/platform';
import { draftsOf } from './request/preview/content/content-preview';
import { contentPreviewRoutes } from './request/preview/content/content-preview-routes';
import { draftsUntil, withDrafts, type DraftsOptions } from './request/preview/content/drafts-shown';
import { previewRoutes } from './request/preview/preview-routes';
import { rehearsedCheck } from './operations/rehearsal/rehearsed-check';
import { createViewFor } from './request/preview/request-view';
import { followPrimary } from './operations/processes/follow-primary';
import { shareCounts } from './operations/processes/share-counts';
import { fewWrites, sameSiteWrites } from './http/security/writes';
import { writesOnce } from './http/security/writes-once';
import { securityHeaders } from './http/security/security-headers';
import { violationReports } from './http/security/violation-reports';
import { isSecure } from './request/session/session-cookie';
import { readShellAssets } from './render/shell-assets';
import { ShellDataSource } from './vendors/shell-data';
import { requestTarget } from './http/request-target';
import { siteFiles } from './http/site-files';
import { answerUnreadable } from './http/unreadable-requests';
import { States } from './render/states/states';
import { staticFiles } from './http/static-files';
import { SessionChanges } from './request/session/session-changes';
import { HiddenTexts } from './vendors/texts/hidden-texts';
import { storeApi, type StoreApiOptions } from './routes/store-api/store-api';
import { tryFrame } from './render/try-frame';
import { unknownAddresses } from './routes/unknown-addresses';
import { createVendorClients, type VendorClients } from './vendors/vendor-clients';

/** In bytes. Node refuses requests with longer headers. */
const MAX_HEADER_SIZE = 32_768;

/** Default limit of a request body, in bytes. */
const MAX_BODY = 65_536;

const readingOf = ({ trustedProxies, ...config }: ServerConfig): FastifyHttpOptions<Server> => ({
  ...loggingOptions(config),
  trustProxy: trustedProxies,
  bodyLimit: MAX_BODY,
  rewriteUrl: (request) => requestTarget(request.url ?? '/'),
  http: { maxHeaderSize: MAX_HEADER_SIZE },
  clientErrorHandler: answerUnreadable,
  routerOptions: { maxParamLength: 5000 },
});

/** Logs and traces every request, and reads its cookies. */
async function readRequests(app: FastifyInstance, { tracesEndpoint }: ServerConfig): Promise<void> {
  requestLog(app);
  if (tracesEndpoint) await startTracing(app, tracesEndpoint);
  await app.register(cookie);
}

/** Responses that need no vendor: files, errors, and unknown addresses. */
async function plainAnswers(app: FastifyInstance, config: ServerConfig, store: Store): Promise<void> {
  errorPages(app);
  unknownAddresses(app);
  await staticFiles(app, config, store);
  siteFiles(app);
  frameRoutes(app);
}

async function guards(app: FastifyInstance, config: ServerConfig, claims?: ClaimStore): Promise<void> {
  securityHeaders(app, isSecure(config.shopOrigin));
  await refuseUnderPressure(app, config.maxEventLoopDelayMs);
  writesOnce(app, claims);
  sameSiteWrites(app, config.shopOrigin);
  await fewWrites(app);
}

const shellDataOf = (
  { clients, promises, reviews, flaws }: VendorClients,
  config: ServerConfig,
  log: FastifyBaseLogger,
  keys: KeyLog,
): ShellDataSource =>
  new ShellDataSource({ ...clients, ...(config.reviewsToken && { reviews }) }, config, log, promises, {
    flaws,
    keys,
    tryOut: (data) => tryFrame(data, clients.commerce, config),
    hidden: process.env.NODE_ENV === 'development' ? new HiddenTexts(log) : undefined,
  });

/** The build of this process, when it has a name. */
const ownShell = (build: string | undefined, primary: Primary | undefined): OwnShell | undefined =>
  build === undefined ? undefined : { build, isReplaced: primary !== undefined };

/** Forms and calls of shoppers and payment services. */
async function shoppersCalls(app: FastifyInstance, clients: Clients, calls: StoreApiOptions): Promise<void> {
  await paymentReturns(app);
  const { shopOrigin } = calls.config;
  await newsletterForm(app, clients, shopOrigin);
  await consentRoutes(app, isSecure(shopOrigin));
  await storeApi(app, calls);
}

/** Previews of releases and of unpublished content. */
async function previews(
  app: FastifyInstance,
  config: ServerConfig,
  keys: TrustedKeys,
  drafts: DraftsOptions | undefined,
): Promise<void> {
  await previewRoutes(app, keys, isSecure(config.shopOrigin));
  await app.register((scope) => contentPreviewRoutes(scope, config, drafts));
}

/** Paths that earlier requests found, also before a restart. */
function rememberPaths(app: FastifyInstance, { dataDir }: ServerConfig, shared?: SharedStore): PathFinder {
  const memory = new PathMemory(shared);
  const kept = pathFile(join(dataDir, 'shell', 'known-paths.json'), memory, app.log);
  app.addHook('onReady', async () => kept.start());
  app.addHook('onClose', async () => kept.stop());
  return new PathFinder(memory);
}

/** Cheap requests to the vendors that pages need, with the shop's own keys. */
const questionsTo = ({ commerce, content, search }: Clients): Vendors => ({
  commerce: commerce.context.read,
  content: content.siteConfig,
  search: (signal) => search.search({ text: 'jas' }, signal),
});

/**
 * The shell's web server, ready to listen. `/ready` reports `closing`; the primary, if any, controls the process.
 * Throws ConfigurationError when the commerce backend is not configured.
 */
export async function createServer(
  config: ServerConfig,
  closing: Closing = { announced: false },
  primary?: Primary,
): Promise<FastifyInstance> {
  const app = fastify(readingOf(config));
  const store = openStore({ ...process.env, DATA_DIR: config.dataDir });
  const keys = trustedKeys(keysDir(config.dataDir), process.env.RELEASE_TRUSTED_KEYS);
  const assets = readShellAssets(config.buildDir);
  const shell = assets.isRelease ? assets.build : undefined;
  const remotes = createLiveRemotes(config, app.log, store, keys, ownShell(shell, primary));
  const platform = createPlatform(config, remotes, store, app.log);
  const { answers: shared, states, claims } = await sharedStores(config, assets.build, app.log);
  const cdn = await createCdn({ ...platform, config, log: app.log, shared, remotes, primary });
  const vendors = createVendorClients(config, app.log, cdn.transport);
  const { clients, addresses } = vendors;
  const shellData = shellDataOf(vendors, config, app.log, cdn.keys);

  const followed = primary && followPrimary(primary, remotes, closing, shell);
  const counts = primary && shareCounts(primary, platform.own);
  const isRehearsed = rehearsedCheck(() => remotes.current(), store.files, keys, app.log);
  const drafts = draftsOf(config, vendors);
  const viewFor = withDrafts(createViewFor(remotes, keys, isRehearsed, platform.visits), drafts);

  await readRequests(app, config);
  platform.hooks(app);
  cdn.hooks(app);
  await guards(app, config, claims);
  await plainAnswers(app, config, store);
  sitemapRoutes(app, createAddressSource(clients), config.shopOrigin);
  const asked = { clients, addresses, shellData, viewFor, shared };
  await app.register(apiRoutes, { ...asked, freshSeconds: config.pageCacheSeconds });
  readiness(app, {
    current: () => remotes.current(),
    shell,
    shellProblem: followed?.shellProblem ?? (() => problemAlone(shell, remotes.current())),
    ...(followed && { processes: followed.processes }),
    closing,
    vendors: questionsTo(clients),
  });
  if (process.env.NODE_ENV === 'development') developmentRoutes(app, remotes, config.buildDir);
  const changes = new SessionChanges();
  await shoppersCalls(app, clients, { config, transport: platform.transport, viewFor, changes });
  await cdn.routes(app, shellData);
  buildRoutes(app, assets, remotes, (request) => drafts && draftsUntil(request, drafts) !== undefined);
  await previews(app, config, keys, drafts);
  await violationReports(app, platform.refused);
  await platform.routes(app, { pages: cdn.pages, store, keys, ofAll: counts?.ofAll, assets });
  if (config.debugPanel) cacheReport(app, { pages: cdn.pages, shellData, remotes });
  pageRoutes(app, {
    ...vendors,
    config,
    remotes,
    viewFor,
    changes,
    shellData,
    pages: cdn.pages,
    paths: rememberPaths(app, config, shared),
    assets,
    states: new States(states),
    keys: cdn.keys,
    cdn: cdn.caching,
  });
  app.addHook('onReady', async () => {
    await remotes.start();
    await platform.start();
    // Loaded before requests arrive: any process can report the versions of all of them.
    followed?.tell();
  });
  app.addHook('onClose', async () => {
    followed?.stop();
    remotes.stop();
    store.close();
    vendors.stop();
    cdn.stop();
    [shared, states].forEach((each) => each?.close());
    await counts?.stop();
  });
  return app;
}
