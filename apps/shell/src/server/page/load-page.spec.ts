import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import { MaintenanceError, NetworkError, type Clients } from '@weefsel/api-clients';
import type { FragmentUse, PageRequest, PageResult } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { describing, someAddresses } from '../request/addresses.fixture';
import { loadPage } from './load-page';
import { PathFinder } from '../request/paths/path-finder';
import { PathMemory } from '../request/paths/path-memory';
import { TimeBudget } from '../request/time-budget';

type Load = (request: PageRequest) => Promise<PageResult>;
type FragmentLoad = (props: unknown, clients: unknown, signal: AbortSignal) => Promise<unknown>;

const page = (title: string, more: Partial<Extract<PageResult, { kind: 'page' }>> = {}): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title },
  context: 'general',
  ...more,
});
const gone: Load = async () => ({ kind: 'not-found' });
const fails: Load = async () => {
  throw new NetworkError({ method: 'GET', url: 'http://vendor.test/' });
};
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/** A shop with the given vendors and pages. */
function shopWith(loads: Record<string, Load>, fragments: Record<string, FragmentLoad> = {}) {
  const vendors = {
    known: { 'nl/jurk/': 'p1' } as Record<string, string>,
    moves: {} as Record<string, string>,
    pages: 12 as unknown,
    away: new Set<'commerce' | 'content'>(),
  };
  const from = <T>(vendor: 'commerce' | 'content', answer: () => T) =>
    vendors.away.has(vendor)
      ? Promise.reject(new NetworkError({ method: 'GET', url: `http://${vendor}.test/` }))
      : Promise.resolve(answer());
  const byPaths = jest.fn((paths: readonly string[]) =>
    from('commerce', () =>
      paths.flatMap((path) => {
        const id = vendors.known[path];
        return id ? [{ routeName: 'frontend.detail.page', foreignKey: id, seoPathInfo: path }] : [];
      }),
    ),
  );
  const clients = fromPartial<Clients>({
    commerce: { seoUrl: { byPaths } },
    content: {
      redirectFrom: (spellings: readonly string[]) =>
        from('content', () => {
          const moved = spellings.find((spelling) => vendors.moves[spelling]) ?? '';
          return moved ? { from: moved, to: vendors.moves[moved], status: 301 } : null;
        }),
      query: () => from('content', () => vendors.pages),
    },
  });
  const remotes = new Map();
  for (const [id, load] of Object.entries(loads)) {
    const [name = '', pageName = ''] = id.split('/');
    const remote = remotes.get(name) ?? { name, pageLoads: new Map(), fragmentLoads: new Map() };
    remote.pageLoads.set(pageName, load);
    remotes.set(name, remote);
  }
  for (const [name, load] of Object.entries(fragments))
    remotes.get('mf-content').fragmentLoads.set(name, load);
  for (const remote of remotes.values())
    Object.assign(remote, {
      description: describing({}),
      ref: { version: '1', base: '/', remoteEntry: 'e.js', entry: {}, pages: {}, fragments: {}, files: {} },
    });
  const paths = new PathFinder(new PathMemory());
  const keepLate = jest.fn();
  const log = fromPartial<FastifyBaseLogger>({ error: jest.fn() });
  const get = (address: string, ms = 4400) => {
    const url = new URL(address, 'http://shop.test');
    const snapshot = { amiss: [], addresses: someAddresses, remotes } as Snapshot;
    const budget = new TimeBudget(ms);
    return loadPage({
      url,
      origin: url.origin,
      clients,
      snapshot,
      paths,
      texts: new Map(),
      log,
      budget,
      keepLate,
    });
  };
  const statusOf = async (address: string, ms?: number) => {
    const answer = await get(address, ms);
    return answer.kind === 'page' ? answer.payload.status : `${answer.status} ${answer.to}`;
  };
  return { vendors, get, statusOf, byPaths, keepLate, log };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const product = { 'mf-catalog/product': async () => page('jurk'), 'mf-content/page': gone };

test('a page not found is 404 for a path with placeholders, and 503 for a fixed path', async () => {
  const loads = { 'mf-account/order': gone, 'mf-account/login': gone, 'mf-content/page': gone };
  const { statusOf } = shopWith(loads);
  expect(await statusOf('/account/order/1')).toBe(404);
  expect(await statusOf('/login')).toBe(503);
});

test('passes the answer deadline to the page load of the remote', async () => {
  const load = jest.fn<Promise<PageResult>, [PageRequest]>(async () => page('jurk'));
  await shopWith({ 'mf-catalog/product': load }).statusOf('/nl/jurk/');
  expect(load.mock.calls[0]?.[0]).toMatchObject({ id: 'p1', slug: 'nl/jurk/', answerBy: Date.now() + 4400 });
});

describe('with the commerce backend away', () => {
  test('a page of the content service returns 200 for a new and a known path', async () => {
    const { vendors, statusOf } = shopWith({ 'mf-content/page': async () => page('bezorgen') });
    vendors.away.add('commerce');
    expect(await statusOf('/nl/bezorgen/')).toBe(200);
    expect(await statusOf('/nl/bezorgen/')).toBe(200);
  });

  test('a known path still has its page, and an unknown path returns 503', async () => {
    const { vendors, statusOf } = shopWith(product);
    expect(await statusOf('/nl/jurk/')).toBe(200);
    vendors.away.add('commerce');
    expect(await statusOf('/nl/jurk/')).toBe(200);
    expect(await statusOf('/nl/anders/')).toBe(503);
    expect(await statusOf('/nl/anders')).toBe(503);
  });
});

describe('a page that its remote does not find', () => {
  test('returns 404 when its path is unknown', async () => {
    const { statusOf, get } = shopWith(product);
    expect(await statusOf('/nl/anders/')).toBe(404);
    expect(await get('/nl/anders/')).toMatchObject({ payload: { owner: null, page: 'not-found' } });
  });

  test('is resolved and loaded a second time when its path was known', async () => {
    const answers = [page('jurk'), { kind: 'not-found' } as const, page('jurk')];
    const load = jest.fn(async () => answers.shift() ?? page('too often'));
    const { statusOf, byPaths } = shopWith({ ...product, 'mf-catalog/product': load });
    expect([await statusOf('/nl/jurk/'), await statusOf('/nl/jurk/')]).toEqual([200, 200]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(byPaths).toHaveBeenCalledTimes(2);
  });

  test('returns 404 when the second attempt does not find it either, and its path is forgotten', async () => {
    const load = jest.fn(async () => page('jurk'));
    const { vendors, statusOf, byPaths } = shopWith({ ...product, 'mf-catalog/product': load });
    await statusOf('/nl/jurk/');
    load.mockImplementation(fromAny(gone));
    delete vendors.known['nl/jurk/'];
    expect(await statusOf('/nl/jurk/')).toBe(404);
    expect(byPaths).toHaveBeenCalledTimes(2);
    expect(await statusOf('/nl/jurk/')).toBe(404);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('returns 503 when commerce is away at the second attempt', async () => {
    const load = jest.fn(async () => page('jurk'));
    const { vendors, statusOf } = shopWith({ ...product, 'mf-catalog/product': load });
    await statusOf('/nl/jurk/');
    vendors.away.add('commerce');
    load.mockImplementation(fromAny(gone));
    expect(await statusOf('/nl/jurk/')).toBe(503);
  });

  test.each([null, 0, undefined, '12'])(
    'returns 503 when the content service reports %j pages',
    async (pages) => {
      const { vendors, statusOf } = shopWith(product);
      vendors.pages = pages;
      expect(await statusOf('/nl/anders/')).toBe(503);
    },
  );

  test('returns 503 at an address that the shop always has', async () => {
    expect(await shopWith({ 'mf-content/home': gone }).statusOf('/nl/')).toBe(503);
  });
});

describe('a path that moved', () => {
  test('redirects with the query of the request', async () => {
    const { vendors, statusOf } = shopWith(product);
    vendors.moves['/nl/oud'] = '/nl/nieuw/';
    expect(await statusOf('/nl/oud/?a=b')).toBe('301 /nl/nieuw/?a=b');
  });

  test('redirects temporarily when its page cannot be loaded', async () => {
    const load = jest.fn(gone);
    const { vendors, statusOf } = shopWith({ 'mf-content/page': load });
    vendors.moves['/nl/oud'] = '/nl/nieuw/?via=oud';
    expect(await statusOf('/nl/oud/?a=b')).toBe('301 /nl/nieuw/?via=oud');
    load.mockImplementation(fails);
    expect(await statusOf('/nl/oud/?a=b')).toBe('302 /nl/nieuw/?via=oud');
    expect(await statusOf('/nl/anders/')).toBe(503);
  });
});

describe('a page with lent fragments', () => {
  const uses: Record<string, FragmentUse> = {
    above: { remote: 'mf-content', name: 'Blocks', props: { slug: 'dames', place: 'above' } },
  };
  const listing = { 'mf-content/home': async () => page('home', { fragments: uses }) };

  test('waits for a fragment no longer than its share, and does not fail with it', async () => {
    const { get } = shopWith(listing, { Blocks: () => new Promise(() => undefined) });
    const asked = get('/nl/');
    await jest.advanceTimersByTimeAsync(1199);
    expect(await Promise.race([asked, 'waiting'])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({
      payload: { status: 200, fragments: { above: { content: { state: 'failed' } } } },
    });
  });

  test('gives fragments less time when it was slow itself', async () => {
    const slow = { 'mf-content/home': () => after(4000, page('home', { fragments: uses })) };
    const { get } = shopWith(slow, { Blocks: () => new Promise(() => undefined) });
    const asked = get('/nl/');
    await jest.advanceTimersByTimeAsync(4400);
    expect(await asked).toMatchObject({ payload: { status: 200 } });
  });

  test('that is too late itself is kept complete for the next request', async () => {
    const slow = { 'mf-content/home': () => after(5000, page('home', { fragments: uses })) };
    const { statusOf, keepLate } = shopWith(slow, { Blocks: () => after(100, 'blocks') });
    const asked = statusOf('/nl/');
    await jest.advanceTimersByTimeAsync(4400);
    expect(await asked).toBe(503);
    await jest.advanceTimersByTimeAsync(700);
    expect(keepLate.mock.calls).toMatchObject([
      [{ payload: { status: 200, fragments: { above: { content: { state: 'ready', data: 'blocks' } } } } }],
    ]);
  });
});

test('a later result of an incomplete page is kept when it is a page or a redirect', async () => {
  const redirect: PageResult = { kind: 'redirect', to: '/nl/a/', status: 302 };
  for (const [later, kept] of [
    [page('whole'), 1],
    [redirect, 1],
    [{ kind: 'not-found' } as const, 0],
  ] as const) {
    const early = page('instead', { missing: 'all', later: Promise.resolve(later) });
    const { statusOf, keepLate } = shopWith({ 'mf-content/home': async () => early });
    expect(await statusOf('/nl/')).toBe(503);
    await jest.advanceTimersByTimeAsync(0);
    expect(keepLate).toHaveBeenCalledTimes(kept);
  }
});

test('an incomplete page is marked and logged, and its path is not remembered', async () => {
  const failure = new Error('no stock');
  const { get, vendors, byPaths, log } = shopWith({
    'mf-content/page': async () => page('a', { missing: 'part', failure }),
  });
  expect(await get('/nl/a/')).toMatchObject({ isPartial: true, payload: { status: 200 } });
  expect(log.error).toHaveBeenCalledWith(
    { err: failure, href: '/nl/a/', remote: 'mf-content', page: 'page', missing: 'part' },
    'A part of a page is missing.',
  );
  await get('/nl/a/');
  expect(byPaths).toHaveBeenCalledTimes(2);
  vendors.away.add('commerce');
  expect(await get('/nl/a/')).toMatchObject({ isPartial: true, payload: { status: 200 } });
});

test('a failed page names its owner in the payload and in the log', async () => {
  const { get, log } = shopWith({ 'mf-catalog/product': fails, 'mf-content/page': gone });
  expect(await get('/nl/jurk/')).toMatchObject({
    payload: { status: 503, owner: 'mf-catalog', page: 'product' },
  });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ href: '/nl/jurk/', remote: 'mf-catalog', page: 'product' }),
    'A page could not be loaded.',
  );
});

test('a closed shop answers with the maintenance page', async () => {
  const closed = new MaintenanceError({ method: 'GET', url: '', status: 503, statusText: '' });
  const { get } = shopWith({ 'mf-content/home': () => Promise.reject(closed) });
  expect(await get('/nl/')).toMatchObject({ payload: { status: 503, page: 'maintenance' } });
});

test('a remote without a live version returns a logged 503, and one without this page 404', async () => {
  const { statusOf, log } = shopWith({ 'mf-content/page': gone });
  expect(await statusOf('/cart')).toBe(503);
  expect(log.error).toHaveBeenCalledWith(
    { href: '/cart', remote: 'mf-checkout', page: 'cart' },
    'A page answers 503: its remote is not loaded.',
  );
  expect(await shopWith({ 'mf-checkout/other': gone }).statusOf('/cart')).toBe(404);
});
