import { fromPartial } from '@total-typescript/shoehorn';
import fastify from 'fastify';
import type { KeptAnswer } from '../../page/page-cache';
import { createCdn, type CdnOptions } from './create-cdn';

const page = (title: string): KeptAnswer =>
  fromPartial<KeptAnswer>({
    kind: 'page',
    keys: ['product:p1'],
    payload: { status: 200, head: { title }, fragments: {} },
  });
const FAILED = fromPartial<KeptAnswer>({ kind: 'page', payload: { status: 503, fragments: {} } });
const COLD = () => Promise.reject(new Error('It is known.'));

/** A server that never finishes renewing menus and texts: commerce hangs. */
async function slowShop() {
  const log = fromPartial<CdnOptions['log']>({ error: jest.fn(), warn: jest.fn() });
  const renew = jest.fn(() => new Promise<void>(() => undefined));
  const cdn = await createCdn({
    config: fromPartial<CdnOptions['config']>({
      pageCacheSeconds: 60,
      priceSeconds: 600,
      redisUrl: '',
      cachePurgeUrls: ['http://cache.test/'],
      searchHookSecret: 'drie',
      searchProductKey: '{id}',
    }),
    log,
    transport: () => new Promise(() => undefined),
    visits: { isForAll: () => true, drawKey: () => '' },
    remotes: fromPartial<CdnOptions['remotes']>({ current: () => ({}) }),
  });
  return { cdn, renew };
}

const told: string[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  told.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    told.push(new Headers(init?.headers).get('surrogate-key') ?? '');
    return new Response('');
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('answers a hook and purges the caches in front while commerce hangs', async () => {
  const { cdn, renew } = await slowShop();
  const app = fastify();
  await cdn.routes(app, fromPartial({ keys: ['product:p1'], madeAt: 1, renew }));
  const answer = await app.inject({
    method: 'POST',
    url: '/hooks/search',
    headers: { authorization: 'Bearer drie' },
    payload: '{"items":["p1"]}',
  });
  expect(answer.statusCode).toBe(200);
  expect(renew).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(50);
  expect(told).toEqual(['product:p1 product:* frame']);
  cdn.stop();
  await app.close();
});

test('loads a changed page once for all requests, serves the last version on timeout, and keeps a late answer', async () => {
  const { cdn, renew } = await slowShop();
  const app = fastify();
  await cdn.routes(app, fromPartial({ keys: [], madeAt: 1, renew }));
  await cdn.pages.read('/p/', async () => page('oud'));
  await jest.advanceTimersByTimeAsync(1000);
  const payload = '{"items":["p1"]}';
  const headers = { authorization: 'Bearer drie' };
  await app.inject({ method: 'POST', url: '/hooks/search', headers, payload });
  await jest.advanceTimersByTimeAsync(1);

  let keep = (_late: KeptAnswer): void => undefined;
  const load = jest.fn(
    (keepLate: (late: KeptAnswer) => void): Promise<KeptAnswer> =>
      new Promise((resolve) => {
        keep = keepLate;
        setTimeout(() => resolve(FAILED), 4400);
      }),
  );
  const asked = [cdn.pages.read('/p/', load), cdn.pages.read('/p/', load)];
  await jest.advanceTimersByTimeAsync(4400);
  expect((await Promise.all(asked)).map(titleOf)).toEqual(['oud', 'oud']);
  expect(load).toHaveBeenCalledTimes(1);
  keep(page('nieuw'));
  expect(titleOf(await cdn.pages.read('/p/', COLD))).toBe('nieuw');
  cdn.stop();
  await app.close();
});

function titleOf(answer: KeptAnswer): string | undefined {
  return answer.kind === 'page' ? answer.payload.head.title : undefined;
}
