import cookie from '@fastify/cookie';
import type { Clients } from '@weefsel/api-clients';
import { trustedKeys } from '@weefsel/federation/composition';
import { keysDir } from '@weefsel/federation/release';
import type { OwnShell } from '@weefsel/federation/server';
import { openStore } from '@weefsel/federation/store';
import type { Primary } from '@weefsel/federation/supervisor';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { apiRoutes } from './api/api-routes';
import { buildRoutes } from './build-routes';
import { cacheReport } from './cache-report';
import { redisStore } from './cache/shared-store';
import { consentRoutes } from './consent-routes';
import { createAddressSource } from './crawlers/address-source';
import { sitemapRoutes } from './crawlers/sitemap-routes';
import { developmentRoutes } from './development';
import type { ServerConfig } from './environment';
import { errorPages } from './error-page';
import { frameRoutes } from './frame-routes';
import { createLiveRemotes } from './live-remotes';
import { newsletterForm } from './newsletter-form';
import { refuseUnderPressure } from './operations/pressure';
import { problemAlone, readiness, type Closing } from './operations/readiness';
import { loggingOptions, requestLog } from './operations/request-log';
import { startTracing } from './operations/tracing';
import { PageCache } from './page-cache';
import { pageRoutes } from './page-routes';
import { pathFile } from './paths/path-file';
import { PathFinder } from './paths/path-finder';
import { PathMemory } from './paths/path-memory';
import { paymentReturns } from './payment-returns';
import { createPlatform } from './platform/platform';
import { previewRoutes } from './preview/preview-routes';
import { rehearsedCheck } from './preview/rehearsed-check';
import { createShownTo } from './preview/shown-to';
import { followPrimary } from './processes/follow-primary';
import { shareCounts } from './processes/share-counts';
import { fewWrites, sameSiteWrites } from './security/writes';
import { securityHeaders } from './security/security-headers';
import { violationReports } from './security/violation-reports';
import { readShellAssets } from './shell-assets';
import { ShellDataSource } from './shell-data';
import { siteFiles } from './site-files';
import { stateFolder } from './states/state-folder';
import { STATE_SECONDS, States } from './states/states';
import { staticFiles } from './static-files';
import { SessionChanges } from './store-api/session-changes';
import { storeApi, type StoreApiOptions } from './store-api/store-api';
import { tryFrame } from './try-frame';
import { unknownAddresses } from './unknown-addresses';
import { createVendorClients, type VendorClients } from './vendors/vendor-clients';

/** Longer addresses are refused by the server itself, in bytes. */
const MAX_HEADER_SIZE = 32_768;

/** Longest body that is read where a route does not say otherwise, in bytes. */
const MAX_BODY = 65_536;

/** An address that cannot be decoded is escaped, so that it gets the not-found page like any other. */
function decodable(address: string): string {
  const itself = address.replaceAll('%', '%25');
  try {
    decodeURIComponent(address);
    const [path = ''] = address.split('?');
    // Browsers drop control characters, so the text after one could become the start of the path, or a host.
    return /\p{Cc}/u.test(decodeURIComponent(path)) ? itself : address;
  } catch {
    return itself;
  }
}

const readingOf = ({ logLevel, trustedProxies }: ServerConfig): FastifyHttpOptions<Server> => ({
  ...loggingOptions(logLevel),
  trustProxy: trustedProxies,
  bodyLimit: MAX_BODY,
  rewriteUrl: (request) => decodable(request.url ?? '/'),
  http: { maxHeaderSize: MAX_HEADER_SIZE },
  routerOptions: { maxParamLength: 5000 },
});

async function guards(app: FastifyInstance, config: ServerConfig): Promise<void> {
  securityHeaders(app);
  await refuseUnderPressure(app, config.maxEventLoopDelayMs);
  sameSiteWrites(app);
  await fewWrites(app);
}

const shellDataOf = (
  { clients, promises, reviews, flaws }: VendorClients,
  config: ServerConfig,
  log: FastifyBaseLogger,
): ShellDataSource =>
  new ShellDataSource({ ...clients, ...(config.reviewsToken && { reviews }) }, config, log, promises, {
    flaws,
    tryOut: (data) => tryFrame(data, clients.commerce, config),
  });

/** The build that a process runs, if it has a name. */
const ownShell = (build: string | undefined, primary: Primary | undefined): OwnShell | undefined =>
  build === undefined ? undefined : { build, isReplaced: primary !== undefined };

/** The store that servers share: a Redis or, for states alone, a folder for the processes of this server. */
const sharedStores = ({ redisUrl, dataDir }: ServerConfig, build: string, log: FastifyBaseLogger) => ({
  answers: redisUrl ? redisStore(redisUrl, `weefsel:${build}:`, log) : undefined,
  // Shared by all builds: a document of the previous build may request its state.
  states: redisUrl
    ? redisStore(redisUrl, 'weefsel:state:', log)
    : stateFolder(join(dataDir, 'shell', 'states'), STATE_SECONDS, log),
});

/** What shoppers and payment services send, beside asking for pages. */
async function shoppersCalls(app: FastifyInstance, clients: Clients, calls: StoreApiOptions): Promise<void> {
  await paymentReturns(app);
  await newsletterForm(app, clients);
  await consentRoutes(app);
  await storeApi(app, calls);
}

const addressesOf = (config: ServerConfig) => ({
  commerce: config.commerceEndpoint,
  content: config.contentApiHost,
  search: config.searchBaseUrl,
});

/**
 * The shell's web server, ready to listen; `closing` is told by `/ready`, and a primary, if there is one, is obeyed.
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
  const platform = createPlatform(config, remotes);
  const vendors = createVendorClients(config, app.log, platform.transport);
  const { clients } = vendors;
  const shellData = shellDataOf(vendors, config, app.log);

  const { answers: shared, states } = sharedStores(config, assets.build, app.log);

  const followed = primary && followPrimary(primary, remotes, closing, shell);
  const counts = primary && shareCounts(primary, platform.own);
  const isRehearsed = rehearsedCheck(() => remotes.current(), store.files, keys, app.log);
  const shownTo = createShownTo(remotes, keys, isRehearsed, platform.visits);

  requestLog(app);
  if (config.tracesEndpoint) await startTracing(app, config.tracesEndpoint);
  await app.register(cookie);
  platform.hooks(app);
  await guards(app, config);
  errorPages(app);
  unknownAddresses(app);
  await staticFiles(app, config, store);
  siteFiles(app);
  frameRoutes(app);
  sitemapRoutes(app, createAddressSource(clients), config.shopOrigin);
  const { pageCacheSeconds: freshSeconds } = config;
  await app.register(apiRoutes, { clients, shellData, shownTo, freshSeconds, shared });
  readiness(app, {
    current: () => remotes.current(),
    shell,
    shellProblem: followed?.shellProblem ?? (() => problemAlone(shell, remotes.current())),
    ...(followed && { processes: followed.processes }),
    closing,
    vendors: addressesOf(config),
  });
  if (process.env.NODE_ENV === 'development') developmentRoutes(app);
  const changes = new SessionChanges();
  await shoppersCalls(app, clients, { config, transport: platform.transport, shownTo, changes });
  buildRoutes(app, assets, remotes);
  await previewRoutes(app, keys);
  await violationReports(app, platform.refused);
  const knownPaths = new PathMemory(shared);
  const kept = pathFile(join(config.dataDir, 'shell', 'known-paths.json'), knownPaths, app.log);
  const pages = new PageCache(freshSeconds, shared);
  await platform.routes(app, { pages, store, keys, ofAll: counts?.ofAll });
  if (config.debugPanel) cacheReport(app, { pages, shellData, remotes });
  pageRoutes(app, {
    ...vendors,
    config,
    remotes,
    shownTo,
    changes,
    shellData,
    pages,
    paths: new PathFinder(knownPaths),
    assets,
    states: new States(states),
  });
  app.addHook('onReady', async () => {
    kept.start();
    await remotes.start();
    // Loaded before requests arrive: any process can say what all of them serve.
    followed?.tell();
  });
  app.addHook('onClose', async () => {
    followed?.stop();
    remotes.stop();
    store.close();
    vendors.stop();
    kept.stop();
    [shared, states].forEach((each) => each?.close());
    await counts?.stop();
  });
  return app;
}
