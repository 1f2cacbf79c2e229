import { settingsAsMeant, type StorefrontConfig } from '@weefsel/contracts';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import * as kind from './kinds';
import { misspeltSettings } from './misspelt';
import { readSettings, type Environment } from './read-settings';

const hostsOf = (...addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).host)),
];

const DAY_SECONDS = 24 * 60 * 60;

/** All settings of the shop: name in the environment, and kind. */
const settings = {
  // Settings of a shop with its own vendors.
  /** The shop's public address, e.g. `https://shop.example`. The host of a request is not trusted. */
  shopOrigin: ['SHOP_ORIGIN', kind.origin],
  commerceEndpoint: ['COMMERCE_ENDPOINT', kind.addressOrNone],
  commerceAccessToken: ['COMMERCE_ACCESS_TOKEN', kind.text],
  contentApiHost: ['CONTENT_API_HOST', kind.address],
  contentProjectId: ['CONTENT_PROJECT_ID', kind.someText],
  contentDataset: ['CONTENT_DATASET', kind.someText],
  /** Token for drafts in previews; must not leave the server. Empty: previews are off. */
  contentReadToken: ['CONTENT_READ_TOKEN', v.optional(kind.text, '')],
  /** Studio for the edit marks of a preview. It may also embed previews. */
  contentStudioUrl: ['CONTENT_STUDIO_URL', v.optional(kind.addressOrNone, '')],
  searchBaseUrl: ['SEARCH_BASE_URL', kind.address],
  searchInstanceKey: ['SEARCH_INSTANCE_KEY', kind.someText],
  // Optional services. One that is not set is not used.
  /** Address of the search service's analytics, without the event's name. Empty: no events are sent. */
  analyticsUrl: ['TWEAKWISE_ANALYTICS_URL', v.optional(kind.addressOrNone, '')],
  /** Address of a feed of posts, with the placeholders `{id}` and `{limit}`. */
  socialFeedUrl: ['SOCIAL_FEED_URL', v.optional(kind.feedAddress, '')],
  /** The review service and the shop's id there. An empty token disables it. */
  reviewsUrl: ['REVIEWS_URL', v.optional(kind.addressOrNone, '')],
  reviewsLocation: ['REVIEWS_LOCATION', v.optional(kind.text, '')],
  reviewsToken: ['REVIEWS_TOKEN', v.optional(kind.text, '')],
  /** Address register with the protocol of PDOK's Locatieserver. Empty: no address lookup. */
  addressesUrl: ['ADDRESSES_URL', v.optional(kind.addressOrNone, '')],
  /** VAT register with the protocol of VIES. Empty: only the format is checked. */
  vatCheckUrl: ['VAT_CHECK_URL', v.optional(kind.addressOrNone, '')],
  port: ['PORT', v.optional(kind.port, '4200')],
  /** Addresses of the shops of other markets, by hreflang: `nl-BE`, or `x-default`. */
  otherMarkets: ['OTHER_MARKETS', v.optional(kind.folderTable, '')],
  /** Host name to listen on. */
  host: ['HOST', v.optional(kind.hostName, 'localhost')],
  dataDir: ['DATA_DIR', v.optional(kind.someText, '.data')],
  /** Folder of the shell's build: `browser` and `server` below it. */
  buildDir: ['SHELL_BUILD_DIR', v.optional(kind.someText, 'dist/apps/shell/production')],
  /** Address of the content service's image CDN. */
  contentImageHost: ['CONTENT_IMAGE_HOST', v.optional(kind.address)],
  /** Path of the text search: `search` or the vendor's newer `navigation-search`. */
  searchPath: ['SEARCH_PATH', v.optional(kind.someText, 'search')],
  /** Category id for text searches. Empty: the service's own choice. */
  searchEverything: ['SEARCH_EVERYTHING', v.optional(kind.text, '10000')],
  /** Category ids unknown to the search service, each with its replacement. */
  searchAlternates: ['SEARCH_ALTERNATES', v.optional(kind.table, '')],
  /** Item number of a product in the search service; `{id}` is its id in the commerce backend. */
  searchProductKey: ['SEARCH_PRODUCT_KEY', v.optional(kind.itemNumber, '{id}')],
  /** Container of the tag manager, `GTM-…`. Empty: no tag manager. */
  gtmId: ['GTM_ID', v.optional(kind.tagContainer, '')],
  /** `ask`: tracks only with consent. `off`: tracks without asking. */
  consent: ['CONSENT', v.optional(kind.word('ask', 'off'), 'ask')],
  imageHosts: ['IMAGE_HOSTS', v.optional(kind.hosts)],
  debugPanel: ['DEBUG_PANEL', v.optional(kind.yesOrNo, '')],
  /** Seconds for which a page's public data is fresh in memory. */
  pageCacheSeconds: ['PAGE_CACHE_SECONDS', v.optional(kind.whole(0, 'seconds'), '15')],
  /** Seconds for which a cache in front of the shop treats a page as fresh. 0: caches may not keep pages. */
  cdnMaxAge: ['CDN_MAX_AGE', v.optional(kind.whole(0, 'seconds'), '0')],
  /** Seconds after that in which a cache may serve a page while refetching it. */
  cdnStaleWhileRevalidate: ['CDN_STALE_WHILE_REVALIDATE', v.optional(kind.whole(0, 'seconds'), '60')],
  /** Seconds for which a cache may serve the page during an outage. States of documents are kept for a day. */
  cdnStaleIfError: ['CDN_STALE_IF_ERROR', v.optional(kind.whole(0, 'seconds', DAY_SECONDS - 1), '3600')],
  /** The header with the keys for purging. */
  cdnKeysHeader: ['CDN_KEYS_HEADER', v.optional(kind.word('surrogate-key', 'cache-tag'), 'surrogate-key')],
  /** Addresses of caches in front, which receive PURGE requests. */
  cachePurgeUrls: ['CACHE_PURGE_URLS', v.optional(kind.addresses, '')],
  /** Secrets for the signatures of vendor webhooks. An empty secret disables the webhook. */
  contentHookSecret: ['CONTENT_HOOK_SECRET', v.optional(kind.text, '')],
  commerceHookSecret: ['COMMERCE_HOOK_SECRET', v.optional(kind.text, '')],
  searchHookSecret: ['SEARCH_HOOK_SECRET', v.optional(kind.text, '')],
  /** Longest age of a page with prices and stock, over all caches, in seconds. */
  priceSeconds: ['PRICE_SECONDS', v.optional(kind.whole(1, 'seconds'), '600')],
  /** Redis that several servers share public vendor responses in. Empty: each server caches alone. */
  redisUrl: ['REDIS_URL', v.optional(kind.redis, '')],
  /** Proxies with trusted headers for host, protocol and address of a request. */
  trustedProxies: ['TRUSTED_PROXIES', v.optional(kind.proxies, 'loopback,linklocal,uniquelocal')],
  /** Event loop delay above which new requests are refused, in ms; 0 refuses none. */
  maxEventLoopDelayMs: ['MAX_EVENT_LOOP_DELAY_MS', v.optional(kind.whole(0, 'milliseconds'), '1000')],
  /** Number of serving processes under a primary; 0: a single process without a primary. */
  processes: ['SERVER_PROCESSES', v.optional(kind.wholeOrNone, '')],
  /** How long `/ready` reports closing before the port closes, in seconds. */
  drainSeconds: ['DRAIN_SECONDS', v.optional(kind.whole(0, 'seconds'), '5')],
  logLevel: [
    'LOG_LEVEL',
    v.optional(kind.word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  ],
  /** Format of the log: JSON lines for collectors, text for people. */
  logFormat: ['LOG_FORMAT', v.optional(kind.word('json', 'text'), 'json')],
  /** Token for the platform's figures. Empty: the token in the folder of keys. */
  platformToken: ['PLATFORM_TOKEN', v.optional(kind.text, '')],
  /** True when the figures are public: in a demo. */
  demoControls: ['DEMO_CONTROLS', v.optional(kind.yesOrNo, '')],
  /** Trace collector. Empty: tracing is off. */
  tracesEndpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', v.optional(kind.addressOrNone, '')],
  /** Remotes served by a development server: `mf-search=http://localhost:4201/,…`. */
  developmentRemotes: ['DEV_REMOTES', v.optional(kind.addressTable, '')],
} as const satisfies Record<string, readonly [string, v.GenericSchema]>;

/** Names that other parts of the server read. */
const SETTINGS_ELSEWHERE = [
  ...['DEMO_VENDORS', 'BACKEND_PORT'],
  ...['RELEASE_STORE', 'RELEASE_POINTERS', 'RELEASE_KEY', 'RELEASE_TRUSTED_KEYS'],
];

/** Settings for the vendors embedded in `demo/backend`, on this machine. */
function demoVendors(env: Environment): Environment {
  const backend = `http://localhost:${env.BACKEND_PORT ?? '4300'}`;
  return {
    SHOP_ORIGIN: `http://localhost:${env.PORT ?? '4200'}`,
    COMMERCE_ENDPOINT: `${backend}/store-api`,
    COMMERCE_ACCESS_TOKEN: 'SWSCWEEFSELDEMO0STOREFRONT',
    CONTENT_API_HOST: `${backend}/content`,
    CONTENT_PROJECT_ID: 'demo',
    CONTENT_DATASET: 'production',
    CONTENT_READ_TOKEN: 'weefsel-content-viewer',
    CONTENT_STUDIO_URL: 'http://localhost:3333',
    SEARCH_BASE_URL: `${backend}/tweakwise`,
    SEARCH_INSTANCE_KEY: 'a1b2c3d4',
    SEARCH_PRODUCT_KEY: 'nl-{id}',
    TWEAKWISE_ANALYTICS_URL: `${backend}/tweakwise/api`,
    SOCIAL_FEED_URL: `${backend}/feeds/{id}?limit={limit}`,
    REVIEWS_URL: `${backend}/reviews`,
    REVIEWS_LOCATION: '1060412',
    REVIEWS_TOKEN: 'weefsel-reviews',
    ADDRESSES_URL: `${backend}/locatieserver`,
    VAT_CHECK_URL: `${backend}/vies`,
    CONTENT_HOOK_SECRET: 'weefsel-content-hooks',
    COMMERCE_HOOK_SECRET: 'weefsel-commerce-hooks',
    SEARCH_HOOK_SECRET: 'weefsel-search-hooks',
    IMAGE_HOSTS: `${backend},${backend.replace('localhost', '127.0.0.1')}`.replaceAll('http://', ''),
  };
}

/** Names of settings that cannot be empty. */
const REQUIRED = Object.values<readonly [string, v.GenericSchema]>(settings).flatMap(([name, { type }]) =>
  type === 'optional' ? [] : [name],
);

/** The environment with the demo's vendors for missing settings; with DEMO_VENDORS=1 for empty required ones, too. */
function withDemo(env: Environment): Environment {
  const isAsked = env.DEMO_VENDORS === '1';
  const given = Object.entries(env).filter(([name, value]) => value || !isAsked || !REQUIRED.includes(name));
  return { ...demoVendors(env), ...Object.fromEntries(given) };
}

/** True when the demo supplies missing settings. A server in production must set its own. */
const isDemo = (env: Environment): boolean =>
  env.DEMO_VENDORS === undefined ? env.NODE_ENV !== 'production' : env.DEMO_VENDORS === '1';

/** A sentence about any other value than 1 and 0. */
const unclearDemo = ({ DEMO_VENDORS: given = '0' }: Environment): string[] =>
  ['', '0', '1'].includes(given) ? [] : [`DEMO_VENDORS takes 1 or 0, not "${given}".`];

type Settings = { [Key in keyof typeof settings]: v.InferOutput<(typeof settings)[Key][1]> };

/** Reads and validates the whole configuration. Throws a SettingsError that names every wrong setting. */
export function readEnvironment(given: Environment) {
  const env = settingsAsMeant(given);
  const schema = v.object(Object.fromEntries(Object.values(settings)));
  const misspelt = [
    ...misspeltSettings(env, [...Object.keys(schema.entries), ...SETTINGS_ELSEWHERE]),
    ...unclearDemo(env),
  ];
  const read = readSettings(schema, isDemo(env) ? withDemo(env) : env, misspelt);
  const set = Object.fromEntries(
    Object.entries(settings).map(([key, [name]]) => [key, read[name]]),
  ) as Settings;
  const contentImageHost = set.contentImageHost ?? set.contentApiHost;
  return {
    ...set,
    dataDir: resolve(set.dataDir),
    buildDir: resolve(set.buildDir),
    contentImageHost,
    imageHosts: set.imageHosts ?? hostsOf(set.commerceEndpoint, contentImageHost),
    processes: set.processes ?? availableParallelism(),
    misspelt,
  } satisfies StorefrontConfig & Record<string, unknown>;
}

/** Configuration of the shell's server; see `.env.example`. */
export type ServerConfig = ReturnType<typeof readEnvironment>;
