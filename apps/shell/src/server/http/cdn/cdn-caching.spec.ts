import fastify from 'fastify';
import type { PageAnswer } from '../../page/load-page';
import { CdnCaching } from './cdn-caching';
import { Purges } from './purges';

const SECONDS = 1000;

const pageWith = (keys: string[]): PageAnswer => ({
  kind: 'page',
  keys,
  payload: {
    ...{ href: '/', status: 200, owner: null, page: 'x', context: 'general' },
    ...{ head: { title: 'x' }, content: { state: 'ready' }, fragments: {}, remotes: {} },
  },
});

/** Cache headers of a page with these keys that was fetched `age` seconds ago. */
async function headersFor(keys: string[], age: number): Promise<Record<string, unknown>> {
  const caching = new CdnCaching({
    config: {
      ...{ cdnMaxAge: 300, cdnStaleWhileRevalidate: 60, cdnStaleIfError: 3600 },
      ...{ cdnKeysHeader: 'surrogate-key', priceSeconds: 120 },
    },
    pages: { madeAt: () => Date.now() - age * SECONDS },
    purges: new Purges(),
  });
  const app = fastify();
  caching.register(app);
  app.get('/', (request, reply) => {
    const snapshot = { composition: 'k7' } as Parameters<CdnCaching['offer']>[2]['snapshot'];
    caching.offer(request, pageWith(keys), { snapshot });
    return reply.headers({ etag: '"x"', 'cache-control': 'no-cache' }).send('x');
  });
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['a page without prices', ['document:a'], 100, 300, 60],
  ['a page with prices that was just made', ['product:a'], 0, 120, 0],
  ['one that is as old as half of what a price may be', ['product:a'], 60, 60, 0],
  ['one that is older than a price may be', ['product:a'], 500, 0, 0],
])('%s is kept as long as its prices may be old', async (_page, keys, age, fresh, stale) => {
  expect((await headersFor(keys, age))['cdn-cache-control']).toBe(
    `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=3600`,
  );
});

test('a page names what it is made of: its data, the frame and the composition', async () => {
  expect((await headersFor(['product:a'], 0))['surrogate-key']).toBe('product:a frame composition:k7');
});
