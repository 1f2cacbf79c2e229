import type { StorefrontConfig } from '@weefsel/contracts';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import * as kind from './settings/kinds';
import { readSettings, type Environment } from './settings/read-settings';

const hostsOf = (...addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).host)),
];

const settings = v.object({
  // Settings of a shop with vendors of its own.
  SHOP_ORIGIN: kind.origin,
  COMMERCE_ENDPOINT: kind.addressOrNone,
  COMMERCE_ACCESS_TOKEN: kind.text,
  CONTENT_API_HOST: kind.address,
  CONTENT_PROJECT_ID: kind.someText,
  CONTENT_DATASET: kind.someText,
  SEARCH_BASE_URL: kind.address,
  SEARCH_INSTANCE_KEY: kind.someText,
  // Services without which a shop is whole: one that is not set is not used.
  TWEAKWISE_ANALYTICS_URL: v.optional(kind.addressOrNone, ''),
  SOCIAL_FEED_URL: v.optional(kind.feedAddress, ''),
  REVIEWS_URL: v.optional(kind.addressOrNone, ''),
  REVIEWS_LOCATION: v.optional(kind.text, ''),
  REVIEWS_TOKEN: v.optional(kind.text, ''),
  PORT: v.optional(kind.port, '4200'),
  OTHER_MARKETS: v.optional(kind.folderTable, ''),
  HOST: v.optional(kind.someText, 'localhost'),
  DATA_DIR: v.optional(kind.someText, '.data'),
  SHELL_BUILD_DIR: v.optional(kind.someText, 'dist/apps/shell/production'),
  CONTENT_IMAGE_HOST: v.optional(kind.address),
  SEARCH_PATH: v.optional(kind.someText, 'search'),
  SEARCH_EVERYTHING: v.optional(kind.text, '10000'),
  SEARCH_ALTERNATES: v.optional(kind.table, ''),
  SEARCH_PRODUCT_KEY: v.optional(kind.someText, '{id}'),
  GTM_ID: v.optional(kind.text, ''),
  CONSENT: v.optional(kind.word('ask', 'off'), 'ask'),
  IMAGE_HOSTS: v.optional(kind.list),
  DEBUG_PANEL: v.optional(kind.yesOrNo, ''),
  PAGE_CACHE_SECONDS: v.optional(kind.whole(0, 'seconds'), '15'),
  REDIS_URL: v.optional(kind.redis, ''),
  TRUSTED_PROXIES: v.optional(kind.list, 'loopback,linklocal,uniquelocal'),
  MAX_EVENT_LOOP_DELAY_MS: v.optional(kind.whole(0, 'milliseconds'), '1000'),
  SERVER_PROCESSES: v.optional(kind.wholeOrNone, ''),
  DRAIN_SECONDS: v.optional(kind.whole(0, 'seconds'), '5'),
  LOG_LEVEL: v.optional(kind.word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  PLATFORM_TOKEN: v.optional(kind.text, ''),
  DEMO_CONTROLS: v.optional(kind.yesOrNo, ''),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(kind.addressOrNone, ''),
  DEV_REMOTES: v.optional(kind.addressTable, ''),
});

/** Settings for the vendors embedded in `apps/demo-backend`, on this machine. */
function demoVendors(env: Environment): Environment {
  const backend = `http://localhost:${env.BACKEND_PORT ?? '4300'}`;
  return {
    SHOP_ORIGIN: `http://localhost:${env.PORT ?? '4200'}`,
    COMMERCE_ENDPOINT: `${backend}/store-api`,
    COMMERCE_ACCESS_TOKEN: 'SWSCWEEFSELDEMO0STOREFRONT',
    CONTENT_API_HOST: `${backend}/content`,
    CONTENT_PROJECT_ID: 'demo',
    CONTENT_DATASET: 'production',
    SEARCH_BASE_URL: `${backend}/tweakwise`,
    SEARCH_INSTANCE_KEY: 'a1b2c3d4',
    SEARCH_PRODUCT_KEY: 'nl-{id}',
    TWEAKWISE_ANALYTICS_URL: `${backend}/tweakwise/api`,
    SOCIAL_FEED_URL: `${backend}/feeds/{id}?limit={limit}`,
    REVIEWS_URL: `${backend}/reviews`,
    REVIEWS_LOCATION: '1060412',
    REVIEWS_TOKEN: 'weefsel-reviews',
    IMAGE_HOSTS: `${backend},${backend.replace('localhost', '127.0.0.1')}`.replaceAll('http://', ''),
  };
}

/** True when missing settings come from the demo; a server in production must have its own. */
const isDemo = (env: Environment): boolean =>
  env.DEMO_VENDORS === undefined ? env.NODE_ENV !== 'production' : env.DEMO_VENDORS === '1';

/** Reads and checks the whole configuration. Throws a SettingsError that names every wrong setting. */
export function readEnvironment(env: Environment) {
  const set = readSettings(settings, isDemo(env) ? { ...demoVendors(env), ...env } : env);
  const contentImageHost = set.CONTENT_IMAGE_HOST ?? set.CONTENT_API_HOST;
  return {
    port: set.PORT,
    /** The shop's public address, e.g. `https://shop.example`; the host of a request is not trusted. */
    shopOrigin: set.SHOP_ORIGIN,
    /** Addresses of the shops of other markets, by hreflang: `nl-BE`, or `x-default`. */
    otherMarkets: set.OTHER_MARKETS,
    /** Host name to listen on. */
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    /** Folder of the shell's build: `browser` and `server` below it. */
    buildDir: resolve(set.SHELL_BUILD_DIR),
    commerceEndpoint: set.COMMERCE_ENDPOINT,
    commerceAccessToken: set.COMMERCE_ACCESS_TOKEN,
    contentApiHost: set.CONTENT_API_HOST,
    contentProjectId: set.CONTENT_PROJECT_ID,
    contentDataset: set.CONTENT_DATASET,
    /** Address of the content service's image CDN. */
    contentImageHost,
    searchBaseUrl: set.SEARCH_BASE_URL,
    searchInstanceKey: set.SEARCH_INSTANCE_KEY,
    /** Path of the text search: `search` or the vendor's newer `navigation-search`. */
    searchPath: set.SEARCH_PATH,
    /** Number of the category in which texts are searched for; empty: the service's own choice. */
    searchEverything: set.SEARCH_EVERYTHING,
    /** Category ids that the search service does not know, each with the one to ask for instead. */
    searchAlternates: set.SEARCH_ALTERNATES,
    /** Address of the search service's analytics, without the event's name; empty: no events are sent. */
    analyticsUrl: set.TWEAKWISE_ANALYTICS_URL,
    /** Item number of a product in the search service, with `{id}` in the place of its id in the commerce backend. */
    searchProductKey: set.SEARCH_PRODUCT_KEY,
    /** Container of the tag manager, `GTM-…`; empty: no script of it. */
    gtmId: set.GTM_ID,
    /** `ask`: only measured with consent. `off`: measured without asking. */
    consent: set.CONSENT,
    /** Address of a feed of posts, with `{id}` and `{limit}` in the places of its number and length. */
    socialFeedUrl: set.SOCIAL_FEED_URL,
    /** The review service and the shop's number there; with an empty token it is not asked. */
    reviewsUrl: set.REVIEWS_URL,
    reviewsLocation: set.REVIEWS_LOCATION,
    reviewsToken: set.REVIEWS_TOKEN,
    imageHosts: set.IMAGE_HOSTS ?? hostsOf(set.COMMERCE_ENDPOINT, contentImageHost),
    debugPanel: set.DEBUG_PANEL,
    /** Seconds for which a page's public data is fresh in memory. */
    pageCacheSeconds: set.PAGE_CACHE_SECONDS,
    /** Redis that several servers share their public answers in; empty: each keeps its own. */
    redisUrl: set.REDIS_URL,
    /** Proxies whose headers on host, protocol and address of a request are trusted. */
    trustedProxies: set.TRUSTED_PROXIES,
    /** Event loop delay from which new requests are refused, in ms; 0 refuses none. */
    maxEventLoopDelayMs: set.MAX_EVENT_LOOP_DELAY_MS,
    /** Number of serving processes under a primary; 0: this process serves alone. */
    processes: set.SERVER_PROCESSES ?? availableParallelism(),
    /** How long `/ready` reports closing before the port closes, in seconds. */
    drainSeconds: set.DRAIN_SECONDS,
    logLevel: set.LOG_LEVEL,
    /** Token for the shop's figures; empty: the token in the folder of keys. */
    platformToken: set.PLATFORM_TOKEN,
    /** Collector that traces are sent to; empty: nothing is traced. */
    tracesEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Whether everybody sees the figures: in a demo. */
    demoControls: set.DEMO_CONTROLS,
    /** Remotes served by a development server: `mf-search=http://localhost:4201/,…`. */
    developmentRemotes: set.DEV_REMOTES,
  } satisfies StorefrontConfig & Record<string, unknown>;
}

/** Everything that the shell's server is configured with; see `.env.example`. */
export type ServerConfig = ReturnType<typeof readEnvironment>;
