/** @jest-environment node */
import type { PagePayload } from '@weefsel/federation/runtime';
import type { PageAnswer } from './load-page';
import { PageCache } from './page-cache';

const answer = (title: string, status: PagePayload['status'] = 200): PageAnswer => ({
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

test('a page that did not change stays the very same object', async () => {
  const cache = new PageCache(15);
  const load = () => Promise.resolve(answer('gelijk'));
  const first = await cache.read('a', load);
  jest.advanceTimersByTime(16_000);
  await cache.read('a', load);
  await jest.runAllTimersAsync();
  expect(await cache.read('a', load)).toBe(first);
});
