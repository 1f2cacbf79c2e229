import { fromPartial } from '@total-typescript/shoehorn';
import { MaintenanceError, NetworkError, type Clients, type SeoUrl } from '@weefsel/api-clients';
import { TimeBudget } from '../time-budget';
import { someRoutes } from '../addresses.fixture';
import { PathFinder } from './path-finder';
import { PathMemory } from './path-memory';

type Lookup = (paths: readonly string[]) => Promise<SeoUrl[]>;

const knows =
  (...known: string[]): Lookup =>
  async (paths) =>
    known
      .filter((path) => paths.includes(path))
      .map((path) => ({ routeName: 'frontend.detail.page', foreignKey: `id of ${path}`, seoPathInfo: path }));
const isAway: Lookup = async () => {
  throw new NetworkError({ method: 'POST', url: 'http://commerce.test/seo-url' });
};
const hangs: Lookup = () => new Promise(() => undefined);

const product = (path: string) => ({ kind: 'page', type: 'detail', id: `id of ${path}` });
const contentPage = { kind: 'page', type: 'page' };

/** A finder with a replaceable commerce backend. */
function finding(first: Lookup) {
  let lookup = first;
  const asked: (readonly string[])[] = [];
  const byPaths: Lookup = (paths) => {
    asked.push(paths);
    return lookup(paths);
  };
  const clients = fromPartial<Clients>({ commerce: { seoUrl: { byPaths } } });
  const memory = new PathMemory();
  const finder = new PathFinder(memory);
  return {
    finder,
    asked,
    find: (pathname: string) => finder.find(pathname, someRoutes, clients, new TimeBudget(4400)),
    again: (path: string) => finder.again(path, clients, new TimeBudget(4400)),
    becomes: (next: Lookup) => (lookup = next),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('resolves addresses of the route table without asking the backend', async () => {
  const { find, asked } = finding(isAway);
  expect(await find('/cart')).toMatchObject({ resolved: { kind: 'page', type: 'route' } });
  expect(await find('/nl')).toMatchObject({ resolved: { kind: 'redirect', to: '/nl/' } });
  expect(await find('/nl/blog/een/')).toMatchObject({ resolved: { type: 'blog' } });
  expect(asked).toEqual([]);
});

test('a path is asked for once, and known from then on', async () => {
  const { find, asked } = finding(knows('nl/jurk'));
  expect(await find('/nl/jurk')).toEqual({
    path: 'nl/jurk',
    resolved: expect.objectContaining(product('nl/jurk')),
  });
  expect(await find('/nl/jurk')).toMatchObject({ resolved: product('nl/jurk'), remembered: true });
  expect(asked).toHaveLength(1);
});

test('concurrent requests for a path share one lookup', async () => {
  const { find, asked } = finding(knows('nl/jurk'));
  await Promise.all([find('/nl/jurk'), find('/nl/jurk'), find('/nl/jurk')]);
  expect(asked).toHaveLength(1);
});

test('a known path stays known while the backend is away for days', async () => {
  const { find, becomes } = finding(knows('nl/jurk'));
  await find('/nl/jurk');
  for (const failing of [isAway, hangs]) {
    becomes(failing);
    jest.advanceTimersByTime(2 * 86_400_000);
    expect(await find('/nl/jurk')).toMatchObject({ resolved: product('nl/jurk'), remembered: true });
  }
});

test('a known path is confirmed in the background once a minute, and follows the backend', async () => {
  const { find, becomes, asked } = finding(knows('nl/jurk'));
  await find('/nl/jurk');
  jest.advanceTimersByTime(60_000);
  await find('/nl/jurk');
  expect(asked).toHaveLength(1);
  becomes(async () => [{ routeName: 'frontend.navigation.page', foreignKey: 'c1', seoPathInfo: 'nl/jurk' }]);
  jest.advanceTimersByTime(1);
  expect(await find('/nl/jurk')).toMatchObject({ resolved: product('nl/jurk') });
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(await find('/nl/jurk')).toMatchObject({ resolved: { type: 'navigation', id: 'c1' } });
  expect(asked).toHaveLength(2);
});

test('a path that the backend no longer knows is forgotten after two answers some time apart', async () => {
  const { find, becomes } = finding(knows('nl/jurk'));
  await find('/nl/jurk');
  becomes(knows());
  const confirmAfter = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    const found = await find('/nl/jurk');
    await jest.advanceTimersByTimeAsync(0);
    return found.remembered;
  };
  expect(await confirmAfter(60_001)).toBe(true);
  expect(await confirmAfter(29_999)).toBe(true);
  expect(await confirmAfter(1)).toBe(true);
  expect(await find('/nl/jurk')).toMatchObject({ resolved: { kind: 'redirect', to: '/nl/jurk/' } });
});

test('a path that the backend knows again needs two new misses to be forgotten', async () => {
  const { find, becomes } = finding(knows('nl/jurk'));
  await find('/nl/jurk');
  for (const lookup of [knows(), knows('nl/jurk'), knows()]) {
    becomes(lookup);
    jest.advanceTimersByTime(61_000);
    await find('/nl/jurk');
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(await find('/nl/jurk')).toMatchObject({ remembered: true });
});

test('an unknown path resolves to a content page, with the failure, while the backend is away', async () => {
  const { find } = finding(isAway);
  expect(await find('/nl/bezorgen/')).toEqual({
    path: 'nl/bezorgen/',
    resolved: expect.objectContaining(contentPage),
    failure: expect.any(NetworkError),
  });
});

test('waits for a slow backend only for its share of the time budget', async () => {
  const { find } = finding(hangs);
  const found = find('/nl/bezorgen/');
  await jest.advanceTimersByTimeAsync(2599);
  expect(await Promise.race([found, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await found).toMatchObject({ resolved: contentPage, failure: { name: 'OutOfTimeError' } });
});

test('a late answer is remembered for the next request', async () => {
  const { find } = finding(
    (paths) => new Promise((resolve) => setTimeout(() => resolve(knows('nl/jurk')(paths)), 3000)),
  );
  const found = find('/nl/jurk');
  await jest.advanceTimersByTimeAsync(3000);
  expect(await found).toMatchObject({ failure: expect.anything() });
  expect(await find('/nl/jurk')).toMatchObject({ resolved: product('nl/jurk'), remembered: true });
});

test('passes on the maintenance error of a closed shop', async () => {
  const closed = new MaintenanceError({ method: 'POST', url: '', status: 503, statusText: '' });
  const { find } = finding(() => Promise.reject(closed));
  await expect(find('/nl/jurk')).rejects.toBe(closed);
});

test('a remembered content page stays one although the backend does not know its path', async () => {
  const { find, finder, asked } = finding(knows());
  finder.learnPage('nl/bezorgen/');
  for (let minutes = 0; minutes < 5; minutes += 1) {
    jest.advanceTimersByTime(61_000);
    expect(await find('/nl/bezorgen/')).toMatchObject({ resolved: contentPage, remembered: true });
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(asked).toHaveLength(5);
});

test('another spelling and a moved path redirect temporarily while the backend is away', async () => {
  const { find, finder, becomes } = finding(knows('nl/dames/'));
  await find('/nl/dames/');
  becomes(isAway);
  expect(await find('/nl/Dames')).toMatchObject({
    resolved: { kind: 'redirect', to: '/nl/dames/', status: 302 },
  });
  finder.learnMoved('nl/oud/', '/nl/nieuw/?a=b');
  expect(await find('/nl/oud/')).toMatchObject({
    resolved: { kind: 'redirect', to: '/nl/nieuw/?a=b', status: 302 },
  });
  expect(await finder.knownMove('nl/oud/')).toMatchObject({ to: '/nl/nieuw/?a=b' });
  expect(await finder.knownMove('nl/dames/')).toBeUndefined();
});

test('a moved path resolves to a content page again while the backend answers', async () => {
  const { find, finder } = finding(knows());
  finder.learnMoved('nl/oud/', '/nl/nieuw/');
  expect(await find('/nl/oud/')).toEqual({ path: 'nl/oud/', resolved: expect.objectContaining(contentPage) });
});

test('a forgotten path is looked up again', async () => {
  const { find, finder, again, asked } = finding(knows('nl/jurk'));
  await find('/nl/jurk');
  expect(await again('nl/jurk')).toMatchObject(product('nl/jurk'));
  finder.forget('nl/jurk');
  await find('/nl/jurk');
  expect(asked).toHaveLength(3);
});

test('finds the owner of a path without a lookup, by the route table or the memory', async () => {
  const { finder, find, asked } = finding(knows('nl/jurk/'));
  expect(await finder.whoseIs('/nl/jurk/', someRoutes)).toBeUndefined();
  expect(await finder.whoseIs('/nl/blog/linnen/', someRoutes)).toEqual({ owner: 'mf-content', page: 'blog' });
  await find('/nl/jurk/');
  asked.length = 0;
  expect(await finder.whoseIs('/nl/jurk/', someRoutes)).toMatchObject({
    owner: 'mf-catalog',
    page: 'product',
  });
  expect(await finder.whoseIs('/%zz', someRoutes)).toBeUndefined();
  finder.learnMoved('nl/oud/', '/nl/jurk/');
  expect(await finder.whoseIs('/nl/oud/', someRoutes)).toBeUndefined();
  expect(asked).toEqual([]);
});
