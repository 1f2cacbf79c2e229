import type { StorefrontConfig } from '@weefsel/contracts';
import { resolve } from 'node:path';

/** Everything that the shell's server is configured with; see `.env.example`. */
export interface ServerConfig extends StorefrontConfig {
  port: number;
  /** Host name to listen on. */
  host: string;
  dataDir: string;
  /** Folder of the shell's build: `browser` and `server` below it. */
  buildDir: string;
  contentApiHost: string;
  contentProjectId: string;
  contentDataset: string;
  /** Address of the content service's image CDN. */
  contentImageHost: string;
  searchBaseUrl: string;
  searchInstanceKey: string;
  /** Path of the text search: `search` or the vendor's newer `navigation-search`. */
  searchPath: string;
  /** Number of the category in which texts are searched for; empty: the service's own choice. */
  searchEverything: string;
  /** Category ids that the search service does not know, each with the one to ask for instead. */
  searchAlternates: Record<string, string>;
  /** Address of the search service's analytics, without the event's name; empty: it learns nothing. */
  analyticsUrl: string;
  /** Item number of a product in the search service, with `{id}` in the place of its id in the commerce backend. */
  searchProductKey: string;
  /** Container of the tag manager, `GTM-…`; empty: no script of it. */
  gtmId: string;
  /** `ask`: only what a shopper allowed is measured. `off`: everything, without asking. */
  consent: 'ask' | 'off';
  /** Address of a feed of posts, with `{id}` and `{limit}` in the places of its number and length. */
  socialFeedUrl: string;
  /** The review service and the shop's number there; with an empty token it is not asked. */
  reviewsUrl: string;
  reviewsLocation: string;
  reviewsToken: string;
  /** Seconds for which a page's public data is taken from memory before it is fetched again. */
  pageCacheSeconds: number;
  /** Redis that several servers share their public answers in; absent, each keeps its own. */
  redisUrl?: string;
  /** Proxies whose word on host, protocol and address of a request is believed. */
  trustedProxies: string[];
  /** How late the event loop may be before new requests are turned away, in ms; 0 turns nobody away. */
  maxEventLoopDelayMs: number;
  logLevel: string;
  /** Remotes served by a development server: `mf-search=http://localhost:4201/,…`. */
  developmentRemotes: Record<string, string>;
}

type Environment = Record<string, string | undefined>;

const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `a=1,b=2`. */
const table = (value: string): Record<string, string> =>
  Object.fromEntries(list(value).map((entry) => entry.split('=', 2) as [string, string]));

/** Reads the configuration; the defaults are the embedded vendors of the demo backend. */
export function readEnvironment(env: Environment): ServerConfig {
  const backend = `http://localhost:${env.BACKEND_PORT ?? '4300'}`;
  return {
    port: Number(env.PORT ?? 4200),
    host: env.HOST ?? 'localhost',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    buildDir: resolve(env.SHELL_BUILD_DIR ?? 'dist/apps/shell/production'),
    commerceEndpoint: env.COMMERCE_ENDPOINT ?? `${backend}/store-api`,
    commerceAccessToken: env.COMMERCE_ACCESS_TOKEN ?? 'SWSCWEEFSELDEMO0STOREFRONT',
    contentApiHost: env.CONTENT_API_HOST ?? `${backend}/content`,
    contentProjectId: env.CONTENT_PROJECT_ID ?? 'demo',
    contentDataset: env.CONTENT_DATASET ?? 'production',
    contentImageHost: env.CONTENT_IMAGE_HOST ?? env.CONTENT_API_HOST ?? `${backend}/content`,
    searchBaseUrl: env.SEARCH_BASE_URL ?? `${backend}/tweakwise`,
    searchInstanceKey: env.SEARCH_INSTANCE_KEY ?? 'a1b2c3d4',
    searchPath: env.SEARCH_PATH ?? 'search',
    searchEverything: env.SEARCH_EVERYTHING ?? '10000',
    searchAlternates: table(env.SEARCH_ALTERNATES ?? ''),
    analyticsUrl: env.TWEAKWISE_ANALYTICS_URL ?? `${backend}/tweakwise/api`,
    searchProductKey: env.SEARCH_PRODUCT_KEY ?? '{id}',
    gtmId: env.GTM_ID ?? '',
    consent: env.CONSENT?.toLowerCase() === 'off' ? 'off' : 'ask',
    socialFeedUrl: env.SOCIAL_FEED_URL ?? `${backend}/feeds/{id}?limit={limit}`,
    reviewsUrl: env.REVIEWS_URL ?? `${backend}/reviews`,
    reviewsLocation: env.REVIEWS_LOCATION ?? '1060412',
    reviewsToken: env.REVIEWS_TOKEN ?? 'weefsel-reviews',
    imageHosts: list(
      env.IMAGE_HOSTS ??
        `${new URL(backend).host},${new URL(backend).host.replace('localhost', '127.0.0.1')}`,
    ),
    ...(env.DEBUG_PANEL === '1' && { debugPanel: true }),
    pageCacheSeconds: Number(env.PAGE_CACHE_SECONDS ?? 15),
    ...(env.REDIS_URL && { redisUrl: env.REDIS_URL }),
    trustedProxies: list(env.TRUSTED_PROXIES ?? 'loopback,linklocal,uniquelocal'),
    maxEventLoopDelayMs: Number(env.MAX_EVENT_LOOP_DELAY_MS ?? 1000),
    logLevel: env.LOG_LEVEL ?? 'info',
    developmentRemotes: table(env.DEV_REMOTES ?? ''),
  };
}
