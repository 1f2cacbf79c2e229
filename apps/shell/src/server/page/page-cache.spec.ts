import type { PagePayload } from '@weefsel/federation/runtime';
import type { PageAnswer } from './load-page';
import { REFRESHED_AFTER_MS } from '../cache/stale-cache';
import { PageCache } from './page-cache';

type PageFound = Extract<PageAnswer, { kind: 'page' }>;

const answer = (title: string, status: PagePayload['status'] = 200): PageFound => ({
  kind: 'page',
  payload: {
    href: '/nl/',
    status,
    owner: 'mf-content',
    page: 'home',
    context: 'general',
    head: { title },
    content: { state: status === 503 ? 'failed' : 'ready' },
    fragments: {},
    remotes: {},
  },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('many requests for one page are one load', async () => {
  const cache = new PageCache(15);
  const load = jest.fn(() => Promise.resolve(answer('een')));
  await Promise.all([cache.read('a', load), cache.read('a', load), cache.read('a', load)]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an old page is served at once while a new one is fetched behind it', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('oud')));
  jest.advanceTimersByTime(16_000);
  expect(await cache.read('a', () => Promise.resolve(answer('nieuw')))).toEqual(answer('oud'));
  await jest.runAllTimersAsync();
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(answer('nieuw'));
});

test('reloads an old page once after a delay, and a page with a flaw at once', async () => {
  const cache = new PageCache(15);
  const load = jest.fn<Promise<PageAnswer>, [unknown, boolean]>(() => Promise.resolve(answer('goed')));
  await cache.read('a', load);
  expect(load).toHaveBeenLastCalledWith(expect.anything(), false);
  jest.advanceTimersByTime(16_000);
  await Promise.all([cache.read('a', load), cache.read('a', load)]);
  await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenLastCalledWith(expect.anything(), true);

  const flawed: PageAnswer = { ...answer('met een fout'), isFlawed: true };
  await cache.read('b', () => Promise.resolve(flawed));
  jest.advanceTimersByTime(2001);
  await cache.read('b', load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
});

test('many old pages are refreshed two at a time, each once, also when some fail', async () => {
  const cache = new PageCache(15);
  const keys = ['a', 'b', 'c', 'd', 'e'];
  for (const key of keys) await cache.read(key, () => Promise.resolve(answer(`oud ${key}`)));
  jest.advanceTimersByTime(16_000);
  const loads: PromiseWithResolvers<PageAnswer>[] = [];
  const load = () => {
    const begun = Promise.withResolvers<PageAnswer>();
    loads.push(begun);
    return begun.promise;
  };
  for (const key of keys) await cache.read(key, load);
  await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
  expect(loads).toHaveLength(2);
  for (const key of keys) await cache.read(key, load);
  loads[0]?.reject(new Error('vendor is down'));
  await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
  expect(loads).toHaveLength(3);
  for (let nth = 1; nth < 5; nth += 1) {
    loads[nth]?.resolve(answer('nieuw'));
    await jest.advanceTimersByTimeAsync(0);
  }
  await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
  expect(loads).toHaveLength(5);
  const noLoad = () => Promise.reject(new Error('not asked'));
  const pages = await Promise.all(keys.map((key) => cache.read(key, noLoad)));
  expect(pages.map((page) => page.kind === 'page' && page.payload.head.title)).toEqual([
    ...['oud a', 'nieuw', 'nieuw', 'nieuw', 'nieuw'],
  ]);
});

test('a failure is not kept, and does not push out the last good page', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('goed')));
  jest.advanceTimersByTime(16_000);
  await cache.read('a', () => Promise.resolve(answer('kapot', 503)));
  await jest.runAllTimersAsync();
  expect(await cache.read('a', () => Promise.resolve(answer('weer goed')))).toEqual(answer('goed'));
  expect(await cache.read('b', () => Promise.resolve(answer('kapot', 503)))).toEqual(answer('kapot', 503));
  expect(await cache.read('b', () => Promise.resolve(answer('goed')))).toEqual(answer('goed'));
});

test('an incomplete page does not replace a complete one, unless that is old [LST-33]', async () => {
  const cache = new PageCache(15);
  const partly: PageAnswer = { ...answer('half'), isPartial: true };
  await cache.read('a', () => Promise.resolve(answer('heel')));
  jest.advanceTimersByTime(16_000);
  await cache.read('a', () => Promise.resolve(partly));
  await jest.runAllTimersAsync();
  expect(await cache.read('a', () => Promise.resolve(partly))).toEqual(answer('heel'));
  jest.advanceTimersByTime(600_000);
  expect(await cache.read('a', () => Promise.resolve(partly))).toEqual(partly);
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(partly);
});

test('an incomplete page without a complete one is cached for one second, then loaded anew [LST-33]', async () => {
  const cache = new PageCache(15);
  const partly: PageAnswer = { ...answer('half'), isPartial: true };
  const load = jest.fn<Promise<PageAnswer>, []>(() => Promise.resolve(partly));
  expect(await cache.read('a', load)).toEqual(partly);
  jest.advanceTimersByTime(1000);
  expect(await cache.read('a', load)).toEqual(partly);
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  load.mockResolvedValue(answer('heel'));
  expect(await cache.read('a', load)).toEqual(answer('heel'));
  jest.advanceTimersByTime(15_000);
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(answer('heel'));
});

test('a cached page becomes a 404 only after two not-found answers some time apart', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('goed')));
  const gone = jest.fn(() => Promise.resolve(answer('weg', 404)));
  const renewedAfter = async (passing: number) => {
    jest.advanceTimersByTime(passing);
    const shown = await cache.read('a', gone);
    await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
    return shown;
  };
  expect(await renewedAfter(16_000)).toEqual(answer('goed'));
  expect(await renewedAfter(4999 - REFRESHED_AFTER_MS)).toEqual(answer('goed'));
  expect(await renewedAfter(1)).toEqual(answer('goed'));
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(answer('weg', 404));
});

test('a found page resets the count of not-found answers', async () => {
  const cache = new PageCache(15);
  const says = async (next: PageAnswer) => {
    jest.advanceTimersByTime(16_000);
    await cache.read('a', () => Promise.resolve(next));
    await jest.runAllTimersAsync();
  };
  for (const next of [answer('goed'), answer('weg', 404), answer('goed'), answer('weg', 404)])
    await says(next);
  expect(await cache.read('a', () => Promise.resolve(answer('weg', 404)))).toEqual(answer('goed'));
});

test('a single not-found answer keeps a redirect, and a first answer of 404 is cached at once', async () => {
  const cache = new PageCache(15);
  const moved: PageAnswer = { kind: 'redirect', to: '/nl/nieuw/', status: 301 };
  await cache.read('a', () => Promise.resolve(moved));
  await cache.read('b', () => Promise.resolve(answer('weg', 404)));
  jest.advanceTimersByTime(16_000);
  for (const key of ['a', 'b']) await cache.read(key, () => Promise.resolve(answer('weg', 404)));
  await jest.runAllTimersAsync();
  expect(await cache.read('a', () => Promise.resolve(answer('weg', 404)))).toEqual(moved);
  expect(await cache.read('b', () => Promise.resolve(answer('terug')))).toEqual(answer('weg', 404));
});

test('a page of hours ago is shown only when there is no fresh one, and is waited for a while', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('oud')));
  jest.advanceTimersByTime(3_600_000);
  expect(await cache.read('a', () => Promise.reject(new Error('vendor is down')))).toEqual(answer('oud'));
  const slow = cache.read('a', () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(1499);
  expect(await Promise.race([slow, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await slow).toEqual(answer('oud'));
});

test('a page of hours ago gives way to a fresh one before it is shown', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('oud')));
  jest.advanceTimersByTime(615_000);
  expect(await cache.read('a', () => Promise.resolve(answer('nieuw')))).toEqual(answer('oud'));
  await jest.runAllTimersAsync();
  jest.advanceTimersByTime(615_001);
  expect(await cache.read('a', () => Promise.resolve(answer('nieuwer')))).toEqual(answer('nieuwer'));
});

test('a page is kept for a day, as the fallback when all vendors fail', async () => {
  const cache = new PageCache(15);
  await cache.read('a', () => Promise.resolve(answer('goed')));
  jest.advanceTimersByTime(86_399_000);
  const down = () => Promise.reject(new Error('vendor is down'));
  expect(await cache.read('a', down)).toEqual(answer('goed'));
  jest.advanceTimersByTime(2000);
  await expect(cache.read('a', down)).rejects.toThrow('vendor is down');
});

test('caches each filter and page of a listing separately [LST-28]', async () => {
  const cache = new PageCache(15);
  const asked: string[] = [];
  const read = (address: string) =>
    cache.read(address, async () => {
      asked.push(address);
      return answer(address);
    });
  for (const address of ['/nl/dames/', '/nl/dames/?tn_p=2', '/nl/dames/?tn_fk_merk=Fjord', '/nl/dames/'])
    expect(await read(address)).toEqual(answer(address));
  expect(asked).toEqual(['/nl/dames/', '/nl/dames/?tn_p=2', '/nl/dames/?tn_fk_merk=Fjord']);
});

test('a page that did not change stays the very same object', async () => {
  const cache = new PageCache(15);
  const load = () => Promise.resolve(answer('gelijk'));
  const first = await cache.read('a', load);
  jest.advanceTimersByTime(16_000);
  await cache.read('a', load);
  await jest.runAllTimersAsync();
  expect(await cache.read('a', load)).toBe(first);
});

test('a page without a detail is shown for two seconds where there is no better one, and takes the place of none', async () => {
  const cache = new PageCache(15);
  const lacking: PageAnswer = { ...answer('zonder maten'), lacksDetail: true };
  const asLacking = () => Promise.resolve(lacking);
  const asWhole = () => Promise.resolve(answer('met maten'));
  expect(await cache.read('a', asLacking)).toEqual(lacking);
  jest.advanceTimersByTime(2001);
  expect(await cache.read('a', asWhole)).toEqual(lacking);
  await jest.runAllTimersAsync();
  expect(await cache.read('a', asLacking)).toEqual(answer('met maten'));
  jest.advanceTimersByTime(16_000);
  for (let again = 0; again < 2; again += 1) {
    expect(await cache.read('a', asLacking)).toEqual(answer('met maten'));
    await jest.runAllTimersAsync();
  }
  jest.advanceTimersByTime(660_000);
  expect(await cache.read('a', asLacking)).toEqual(lacking);
});

test('a page of which something was left out is shown, and asked for again after two seconds', async () => {
  const cache = new PageCache(15);
  const flawed: PageAnswer = { ...answer('zonder plaatje'), isFlawed: true };
  await cache.read('a', () => Promise.resolve(flawed));
  jest.advanceTimersByTime(2000);
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(flawed);
  jest.advanceTimersByTime(1);
  expect(await cache.read('a', () => Promise.resolve(answer('heel')))).toEqual(flawed);
  await jest.runAllTimersAsync();
  jest.advanceTimersByTime(14_000);
  expect(await cache.read('a', () => Promise.reject(new Error('not asked')))).toEqual(answer('heel'));
});
