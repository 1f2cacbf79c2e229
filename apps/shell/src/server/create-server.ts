import { createClients, createReviewsClient, noTokenStorage } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { AddressSource } from './crawlers/address-source';
import { sitemapRoutes } from './crawlers/sitemap-routes';
import { developmentRoutes } from './development';
import type { ServerConfig } from './environment';
import { apiRoutes } from './api/api-routes';
import { buildRoutes } from './build-routes';
import { cacheReport } from './cache-report';
import { redisStore } from './cache/shared-store';
import { errorPages } from './error-page';
import { frameRoutes } from './frame-routes';
import { createLiveRemotes } from './live-remotes';
import { newsletterForm } from './newsletter-form';
import { refuseUnderPressure } from './operations/pressure';
import { readiness } from './operations/readiness';
import { loggingOptions, requestLog } from './operations/request-log';
import { PageCache } from './page-cache';
import { pageRoutes } from './page-routes';
import { paymentReturns } from './payment-returns';
import { fewWrites } from './security/few-writes';
import { sameSiteWrites } from './security/same-site-writes';
import { securityHeaders } from './security/security-headers';
import { readShellAssets } from './shell-assets';
import { ShellDataSource } from './shell-data';
import { siteFiles } from './site-files';
import { staticFiles } from './static-files';

/** Requests taken longer addresses than this are refused by the server itself, in bytes. */
const MAX_HEADER_SIZE = 32_768;

/** Longest body that is read where a route does not say otherwise, in bytes. */
const MAX_BODY = 65_536;

/** An address that is no valid text stands for itself, so that it is answered with the not-found page like any other. */
function decodable(address: string): string {
  const itself = address.replaceAll('%', '%25');
  try {
    decodeURIComponent(address);
    const [path = ''] = address.split('?');
    // Browsers drop control characters, so that what follows one would be read as the start of the path, or of a host.
    return /\p{Cc}/u.test(decodeURIComponent(path)) ? itself : address;
  } catch {
    return itself;
  }
}

/** The shell's web server, ready to listen. Throws ConfigurationError when the commerce backend is not configured. */
export async function createServer(config: ServerConfig): Promise<FastifyInstance> {
  const clients = createClients({
    commerce: {
      endpoint: config.commerceEndpoint,
      accessToken: config.commerceAccessToken,
      // No shopper's session ever reaches a rendered page.
      tokens: noTokenStorage,
    },
    search: {
      baseUrl: config.searchBaseUrl,
      instanceKey: config.searchInstanceKey,
      searchPath: config.searchPath,
      categories: { everything: config.searchEverything, alternates: config.searchAlternates },
    },
    content: {
      apiHost: config.contentApiHost,
      projectId: config.contentProjectId,
      dataset: config.contentDataset,
      imageHost: config.contentImageHost,
    },
    social: { feedUrl: config.socialFeedUrl },
  });
  const app = fastify({
    ...loggingOptions(config.logLevel),
    trustProxy: config.trustedProxies,
    bodyLimit: MAX_BODY,
    rewriteUrl: (request) => decodable(request.url ?? '/'),
    http: { maxHeaderSize: MAX_HEADER_SIZE },
    routerOptions: { maxParamLength: 5000 },
  });
  const remotes = createLiveRemotes(config, app.log);
  const reviews = createReviewsClient({
    url: config.reviewsUrl,
    locationId: config.reviewsLocation,
    token: config.reviewsToken,
  });
  const shellData = new ShellDataSource(
    { ...clients, ...(config.reviewsToken && { reviews }) },
    config,
    app.log,
  );

  const assets = readShellAssets(config.buildDir);
  const shared = config.redisUrl
    ? redisStore(config.redisUrl, `weefsel:${assets.build}:`, app.log)
    : undefined;

  requestLog(app);
  securityHeaders(app);
  await refuseUnderPressure(app, config.maxEventLoopDelayMs);
  sameSiteWrites(app);
  await fewWrites(app);
  errorPages(app);
  await staticFiles(app, config);
  siteFiles(app);
  frameRoutes(app);
  sitemapRoutes(app, new AddressSource(clients));
  await app.register(apiRoutes, { clients, shellData, freshSeconds: config.pageCacheSeconds, shared });
  readiness(app, {
    current: () => remotes.current(),
    vendors: {
      commerce: config.commerceEndpoint,
      content: config.contentApiHost,
      search: config.searchBaseUrl,
    },
  });
  if (process.env.NODE_ENV === 'development') developmentRoutes(app);
  await paymentReturns(app);
  await newsletterForm(app, clients);
  buildRoutes(app, assets, remotes);
  const pages = new PageCache(config.pageCacheSeconds, shared);
  if (config.debugPanel) cacheReport(app, { pages, shellData, remotes });
  pageRoutes(app, {
    config,
    clients,
    remotes,
    shellData,
    pages,
    assets,
  });
  app.addHook('onReady', () => remotes.start());
  app.addHook('onClose', () => {
    remotes.stop();
    shared?.close();
  });
  return app;
}
