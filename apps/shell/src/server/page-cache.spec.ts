/** @jest-environment node */
import type { PagePayload } from '@weefsel/federation/runtime';
import type { PageAnswer } from './load-page';
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

test('a page of which a part is missing is not kept either [LST-33]', async () => {
  const cache = new PageCache(15);
  const partly: PageAnswer = { ...answer('half'), isPartial: true };
  await cache.read('a', () => Promise.resolve(answer('heel')));
  jest.advanceTimersByTime(16_000);
  await cache.read('a', () => Promise.resolve(partly));
  await jest.runAllTimersAsync();
  expect(await cache.read('a', () => Promise.resolve(partly))).toEqual(answer('heel'));
  expect(await cache.read('b', () => Promise.resolve(partly))).toEqual(partly);
  expect(await cache.read('b', () => Promise.resolve(answer('heel')))).toEqual(answer('heel'));
});

test('each state of a listing is a page of its own: another filter or page does not get its answer [LST-28]', async () => {
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
