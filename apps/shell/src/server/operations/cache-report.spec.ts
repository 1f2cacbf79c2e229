import { fromPartial } from '@total-typescript/shoehorn';
import type { PagePayload } from '@weefsel/federation/runtime';
import fastify from 'fastify';
import { cacheReport, type CacheReportOptions } from './cache-report';
import { PageCache } from '../page/page-cache';

test('reports the cached pages, frame and remotes with their ages, newest page first [OTH-03]', async () => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const payload = fromPartial<PagePayload>({ status: 200, fragments: {} });
  const pages = new PageCache(15);
  await pages.read('https://shop.test/nl/heren/?tn_p=2 mf-search@b1', async () => ({
    kind: 'page',
    payload,
  }));
  jest.setSystemTime(1_004_000);
  await pages.read('https://shop.test/nl/ mf-content@b2', async () => ({ kind: 'page', payload }));
  const shell = { navigation: { main: [1, 2], footer: [1], hrefs: {} }, texts: new Map([['k', 'v']]) };
  const live = { name: 'mf-search', build: 'b1', ref: { version: '1.4.0' } };
  const app = fastify();
  cacheReport(
    app,
    fromPartial<CacheReportOptions>({
      pages,
      shellData: { loadedAt: 1_002_000, read: async () => shell },
      remotes: { current: () => ({ remotes: new Map([['mf-search', live]]) }) },
    }),
  );
  const answer = await app.inject('/api/debug/caches');
  jest.useRealTimers();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    pages: [
      { address: '/nl/', ageSeconds: 0 },
      { address: '/nl/heren/?tn_p=2', ageSeconds: 4 },
    ],
    shell: { texts: 1, mainEntries: 2, footerColumns: 1, ageSeconds: 2 },
    remotes: [{ name: 'mf-search', version: '1.4.0' }],
  });
});
