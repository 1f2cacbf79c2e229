import cookie from '@fastify/cookie';
import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import {
  type Clients,
  type TokenStorage,
  type Transport,
  createCommerceClient,
  noTokenStorage,
} from '@weefsel/api-clients';
import type { PageActions, PageRequest, PageResult, RemoteName } from '@weefsel/contracts';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { PartComponent } from '@weefsel/federation/runtime';
import type { LiveRemote } from '@weefsel/federation/server';
import { enableStaticRendering } from '@weefsel/stores';
import fastify, { type FastifyInstance } from 'fastify';
import type { PageState } from '../../boot-state';
import { describing, someAddresses } from '../request/addresses.fixture';
import { CdnCaching } from '../http/cdn/cdn-caching';
import { Purges } from '../http/cdn/purges';
import { readEnvironment } from '../settings/environment';
import { errorPages } from '../http/error-page';
import { fixedRemotes } from '../request/fixed-remotes';
import { PageCache } from '../page/page-cache';
import type { AnswerLimits } from '../request/time-budget';
import { PathFinder } from '../request/paths/path-finder';
import { PathMemory } from '../request/paths/path-memory';
import { pageRoutes } from './page-routes';
import { contentPreviewRoutes } from '../request/preview/content/content-preview-routes';
import { withDrafts, type DraftsOptions } from '../request/preview/content/drafts-shown';
import { liveView, type RequestView } from '../request/preview/request-view';
import { securityHeaders } from '../http/security/security-headers';
import type { ShellAssets } from '../render/shell-assets';
import type { ShellData, ShellDataSource } from '../vendors/shell-data';
import { houseTexts } from '../vendors/texts/texts-of';

enableStaticRendering(true);

/** `load` functions of a test's pages, by remote and page. */
export type Loads = Record<string, (request: PageRequest, clients: Clients) => Promise<PageResult>>;

type Views = Record<string, PartComponent>;

/** Form actions of a test's pages, by remote and page. */
export type Actions = Record<string, PageActions<Clients>>;

function remotesWith(loads: Loads, views: Views, actions: Actions): Map<RemoteName, LiveRemote> {
  const remotes = new Map<RemoteName, LiveRemote>();
  for (const [id, load] of Object.entries(loads)) {
    const [name, pageName = ''] = id.split('/') as [RemoteName, string];
    const View: PartComponent = fromAny(({ data }: { data: { title: string } }) => <h1>{data.title}</h1>);
    const live = remotes.get(name) ?? {
      name,
      build: '1',
      ref: {
        version: '1',
        base: `/remotes/${name}/1/`,
        remoteEntry: 'e.js',
        entry: { js: [], css: [] },
        pages: {},
        fragments: {},
        files: {},
      },
      description: describing({}),
      views: new Map<string, PartComponent>(),
      pageLoads: new Map(),
      pageActions: new Map(),
      fragmentLoads: new Map(),
      css: new Map<string, string>(),
      texts: { own: new Map<string, string>(), libs: new Map<string, string>() },
    };
    live.views.set(`page/${pageName}`, View);
    live.pageLoads.set(pageName, fromAny(load));
    live.pageActions.set(pageName, fromAny(actions[id] ?? {}));
    const reads = ['tn_p'];
    const said = {
      ...someAddresses[name]?.[pageName],
      reads,
      ...(pageName === 'listing' && { personalUnless: reads }),
      ...(pageName === 'cart' && { session: true as const, keeps: ['weefsel-kept'] }),
    };
    live.description = describing({ ...live.description.pages, [pageName]: said });
    remotes.set(name, live);
  }
  for (const [part, view] of Object.entries(views)) {
    const [name, kind, partName] = part.split('/') as [RemoteName, string, string];
    remotes.get(name)?.views.set(`${kind}/${partName}`, view);
  }
  return remotes;
}

/** A commerce backend with one known address. */
const backend: Transport = async ({ body = '' }) => {
  const known = { routeName: 'frontend.navigation.page', foreignKey: 'c1', seoPathInfo: 'nl/dames/' };
  const elements = body.includes('"nl/dames/"') ? [known] : [];
  return { status: 200, statusText: 'OK', headers: {}, text: JSON.stringify({ elements, total: 1 }) };
};

const toLines = (log: (line: Record<string, unknown>) => void) => ({
  write: (line: string) => log(JSON.parse(line) as Record<string, unknown>),
});

interface ShopOptions {
  broken?: boolean;
  isClosed?: boolean;
  env?: Record<string, string>;
  pages?: PageCache;
  /** View of a part, e.g. `mf-search/page/listing`. A page without one shows its title. */
  views?: Views;
  actions?: Actions;
  /** Released remotes, in addition to those with loads from the test. */
  released?: ReadonlyMap<RemoteName, LiveRemote>;
  limits?: AnswerLimits;
  /** Changes to the data of the frame, which is empty by default. */
  frame?: Partial<ShellData>;
  /** The shell's style sheets. */
  looks?: Partial<Pick<ShellAssets, 'css' | 'sheets' | 'pageStyles'>>;
  /** Shows every browser a preview of the same remotes. */
  preview?: Omit<RequestView, 'snapshot'>;
  /** Draft previews for browsers with a pass. */
  drafts?: DraftsOptions;
  /** Simulates the commerce backend for shoppers with a session. */
  sessions?: Transport;
  /** Receives each line of the log. */
  log?: (line: Record<string, unknown>) => void;
}

/**
 * A shop with the test's pages, and settings as in the environment. In a `broken` one the first page fails completely.
 */
export async function shop(
  loads: Loads,
  {
    broken = false,
    isClosed = false,
    env = {},
    pages = new PageCache(0),
    views = {},
    actions = {},
    released = new Map(),
    limits,
    frame = {},
    looks = {},
    log,
    preview,
    drafts,
    sessions,
  }: ShopOptions = {},
) {
  const commerceAt = (transport: Transport, tokens: TokenStorage) =>
    createCommerceClient({
      endpoint: 'http://commerce.test/store-api',
      accessToken: 'SWSCTEST',
      tokens,
      transport,
    });
  const clients = fromPartial<Clients>({
    commerce: commerceAt(backend, noTokenStorage),
    content: { redirectFrom: async () => null, query: async () => 1 },
  });
  let failures = broken ? 1 : 0;
  const data: ShellData = {
    navigation: { main: [], footer: [], hrefs: {} },
    texts: new Map(Object.entries(houseTexts)),
    edited: new Map(),
    words: promiseWords(builtInPromises),
    about: {},
    ...frame,
  };
  const shellData = fromPartial<ShellDataSource>({
    isClosed,
    canBeShown: async () => true,
    read: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the frame is broken');
      return data;
    },
  });
  const app = fastify({ trustProxy: true, ...(log && { logger: { level: 'warn', stream: toLines(log) } }) });
  await app.register(cookie);
  securityHeaders(app);
  errorPages(app);
  const remotes = new Map([...remotesWith(loads, views, actions), ...released]);
  const snapshot = { amiss: [], remotes, addresses: someAddresses };
  const config = readEnvironment(env);
  const cdn = new CdnCaching({ config, pages, purges: new Purges() });
  cdn.register(app);
  if (drafts) await app.register((scope) => contentPreviewRoutes(scope, config, drafts));
  pageRoutes(app, {
    config,
    cdn,
    clients,
    remotes: fixedRemotes(() => snapshot),
    shellData,
    pages,
    paths: new PathFinder(new PathMemory()),
    ...(sessions && { commerceWith: (tokens) => commerceAt(sessions, tokens) }),
    ...(limits && { limits }),
    ...(drafts && { viewFor: withDrafts(liveView(fixedRemotes(() => snapshot)), drafts) }),
    ...(preview && { viewFor: async () => ({ snapshot, ...preview }) }),
    assets: { build: 'b1', mainScript: { href: '/assets/main.js' }, css: '', fonts: [], ...looks },
  });
  return app;
}

/** The initial state of a browser with this document. */
export async function stateOf(app: FastifyInstance, html: string): Promise<PageState> {
  const [, address = ''] = / data-state="([^"]+)"/.exec(html) ?? [];
  return (await app.inject(address.replaceAll('&amp;', '&'))).json<PageState>();
}
