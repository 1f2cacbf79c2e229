import {
  createAddressesClient,
  createClients,
  createCommerceClient,
  createContentClient,
  createReviewsClient,
  createVatRegister,
  lazyAxios,
  noTokenStorage,
  type Clients,
  type EditMarks,
  type ReportFlaw,
  type TokenStorage,
  type Transport,
} from '@weefsel/api-clients';
import { locale } from '@weefsel/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../settings/environment';
import type { DraftsContent } from '../request/preview/content/drafts-content';
import { DraftTerms } from './promises/draft-terms';
import { PromiseSource } from './promises/promise-source';
import { createVatNumbers } from './vat/vat-numbers';
import { FlawLog } from './flaw-log';
import { VendorGuard } from './vendor-guard';
import { VENDOR_LIMIT_MS } from '../time-limits';

export type VendorName = keyof Clients | 'reviews' | 'addresses';

/** A path that every shop has; it need not resolve. */
const SOME_PATH = `${locale.prefix}/`;
/** Dam 1 in Amsterdam: a permanent address. */
const SOME_ADDRESS = { zipcode: '1012JS', houseNumber: 1 };
/** The Belgian railways: a permanent number. */
const SOME_VAT_NUMBER = { country: 'BE', number: 'BE0203430576' };

/** Host of the content service without its CDN, which has no drafts. */
export const liveContentHost = ({ contentApiHost }: Pick<ServerConfig, 'contentApiHost'>): string =>
  contentApiHost.replace(/\.apicdn\.(sanity\.io)/, '.api.$1');

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
      // A shopper's session must never reach a public page.
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
  addresses: createAddressesClient({ url: config.addressesUrl, transport: transports.addresses, report }),
  // Without `report`, because its addresses hold the number of a person.
  vat: createVatRegister({ url: config.vatCheckUrl, transport: transports.vat }),
});

/** A small request for each vendor, to probe it. */
const probes: Record<VendorName, (asked: ReturnType<typeof clientsOver>) => Promise<unknown>> = {
  commerce: ({ commerce }) => commerce.seoUrl.byPath(SOME_PATH),
  search: ({ search }) => search.navigation({ pageSize: 1 }),
  content: ({ content }) => content.siteConfig(),
  social: ({ social }) => social.feed(2),
  reviews: ({ reviews }) => reviews.score(),
  addresses: ({ addresses }) => addresses.find(SOME_ADDRESS),
  vat: ({ vat }) => vat.find(SOME_VAT_NUMBER),
};

const NAMES = Object.keys(probes) as VendorName[];

const all = <T>(of: (name: VendorName) => T): Record<VendorName, T> =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<VendorName, T>;

/** Clients of all vendors, each behind a separate guard. Throws ConfigurationError when commerce is not configured. */
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
        timeoutMs: VENDOR_LIMIT_MS[name],
        probe: (asking) => {
          const transports = all(() => asking);
          return probes[name](clientsOver(config, transports, flaws.report));
        },
        log,
        transport,
      }),
  );
  const promises = new PromiseSource();
  const { reviews, addresses, vat, ...clients } = clientsOver(
    config,
    all((name) => guards[name].transport),
    flaws.report,
    promises.fill,
  );
  return {
    clients: {
      ...clients,
      vat: createVatNumbers(config.vatCheckUrl ? vat : undefined, log),
    } satisfies Clients,
    /** The commerce backend with a shopper's session. */
    commerceWith: (tokens: TokenStorage) =>
      createCommerceClient({
        endpoint: config.commerceEndpoint,
        accessToken: config.commerceAccessToken,
        tokens,
        transport: guards.commerce.transport,
        report: flaws.report,
      }),
    /** The content service with editors' drafts; absent without a token. */
    draftsContent: config.contentReadToken
      ? (marks: EditMarks, perspective: string): DraftsContent => {
          const terms = new DraftTerms(promises);
          const content = createContentClient({
            apiHost: liveContentHost(config),
            projectId: config.contentProjectId,
            dataset: config.contentDataset,
            imageHost: config.contentImageHost,
            token: config.contentReadToken,
            perspective,
            marks,
            transport: guards.content.transport,
            fill: terms.fill,
            report: flaws.report,
          });
          return { ...content, terms };
        }
      : undefined,
    reviews,
    /** Absent when no address register is configured. */
    addresses: config.addressesUrl ? addresses : undefined,
    /** The promises that fill the content service's responses. */
    promises,
    flaws,
    /** Names of the vendors whose breakers are open. */
    away: () => NAMES.filter((name) => guards[name].isAway),
    stop: () => NAMES.forEach((name) => guards[name].stop()),
  };
}

export type VendorClients = ReturnType<typeof createVendorClients>;
