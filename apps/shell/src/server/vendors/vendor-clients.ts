import {
  createClients,
  createCommerceClient,
  createReviewsClient,
  lazyAxios,
  noTokenStorage,
  type Clients,
  type ReportFlaw,
  type TokenStorage,
  type Transport,
} from '@weefsel/api-clients';
import { locale } from '@weefsel/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../environment';
import { PromiseSource } from '../promises/promise-source';
import { FlawLog } from './flaw-log';
import { VendorGuard } from './vendor-guard';

export type VendorName = keyof Clients | 'reviews';

/** Longest wait for one answer of each vendor, in ms: a page has to be made within a few seconds, or do without. */
const PATIENCE_MS: Record<VendorName, number> = {
  commerce: 3500,
  content: 3000,
  search: 2500,
  social: 1500,
  reviews: 1500,
};

/** A path that every shop has, whether it means something or not. */
const SOME_PATH = `${locale.prefix}/`;

const clientsOver = (
  config: ServerConfig,
  transports: Record<VendorName, Transport>,
  report: ReportFlaw,
  fill?: PromiseSource['fill'],
) => ({
  ...createClients({
    commerce: {
      endpoint: config.commerceEndpoint,
      accessToken: config.commerceAccessToken,
      // No shopper's session ever reaches a page that others see.
      tokens: noTokenStorage,
      transport: transports.commerce,
      report,
    },
    search: {
      baseUrl: config.searchBaseUrl,
      instanceKey: config.searchInstanceKey,
      searchPath: config.searchPath,
      categories: { everything: config.searchEverything, alternates: config.searchAlternates },
      transport: transports.search,
      report,
    },
    content: {
      apiHost: config.contentApiHost,
      projectId: config.contentProjectId,
      dataset: config.contentDataset,
      imageHost: config.contentImageHost,
      transport: transports.content,
      ...(fill && { fill }),
      report,
    },
    social: { feedUrl: config.socialFeedUrl, transport: transports.social, report },
  }),
  reviews: createReviewsClient({
    url: config.reviewsUrl,
    locationId: config.reviewsLocation,
    token: config.reviewsToken,
    transport: transports.reviews,
    report,
  }),
});

/** A small question for each vendor, to probe it. */
const probes: Record<VendorName, (asked: ReturnType<typeof clientsOver>) => Promise<unknown>> = {
  commerce: ({ commerce }) => commerce.seoUrl.byPath(SOME_PATH),
  search: ({ search }) => search.navigation({ pageSize: 1 }),
  content: ({ content }) => content.siteConfig(),
  social: ({ social }) => social.feed(2),
  reviews: ({ reviews }) => reviews.score(),
};

const NAMES = Object.keys(probes) as VendorName[];

const all = <T>(of: (name: VendorName) => T): Record<VendorName, T> =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<VendorName, T>;

/** Clients of all vendors, each behind a guard of its own. Throws ConfigurationError when commerce is not configured. */
export function createVendorClients(
  config: ServerConfig,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  transport: Transport = lazyAxios,
) {
  const flaws = new FlawLog(log);
  const guards = all(
    (name) =>
      new VendorGuard({
        name,
        patienceMs: PATIENCE_MS[name],
        probe: (asking) => {
          const transports = all(() => asking);
          return probes[name](clientsOver(config, transports, flaws.report));
        },
        log,
        transport,
      }),
  );
  const promises = new PromiseSource();
  const { reviews, ...clients } = clientsOver(
    config,
    all((name) => guards[name].transport),
    flaws.report,
    promises.fill,
  );
  return {
    clients,
    /** The commerce backend with a shopper's session. */
    commerceWith: (tokens: TokenStorage) =>
      createCommerceClient({
        endpoint: config.commerceEndpoint,
        accessToken: config.commerceAccessToken,
        tokens,
        transport: guards.commerce.transport,
        report: flaws.report,
      }),
    reviews,
    /** The promises that fill the content service's answers. */
    promises,
    flaws,
    /** Names of the vendors whose breakers are open. */
    away: () => NAMES.filter((name) => guards[name].isAway),
    stop: () => NAMES.forEach((name) => guards[name].stop()),
  };
}

export type VendorClients = ReturnType<typeof createVendorClients>;
