import { ownRedis } from '../../../../../libs/federation/src/releases/store/own-redis.fixture';
import { redisStore } from './shared-store';
import { StaleCache } from './stale-cache';

interface Answer {
  text: string;
}

const log = () => ({ info: jest.fn(), warn: jest.fn() });

async function until(fulfilled: () => boolean): Promise<void> {
  while (!fulfilled()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const answering = (text: string) => jest.fn(() => Promise.resolve({ text }));
const failing = () => jest.fn(() => Promise.reject<Answer>(new Error('vendor is down')));

test('a server caches alone while Redis is away, warns once, and logs its return', async () => {
  const redis = await ownRedis();
  const says = log();
  const store = redisStore(redis.url, 'shop:', says);
  const cache = new StaleCache<Answer>({ name: 'test', freshSeconds: 60, max: 10, shared: store });
  await redis.kill();
  await until(() => says.warn.mock.calls.length > 0);
  expect(await cache.read('a', answering('fresh'))).toEqual({ text: 'fresh' });
  expect(await cache.read('a', failing())).toEqual({ text: 'fresh' });
  await expect(cache.read('b', failing())).rejects.toThrow('vendor is down');
  const again = await ownRedis({ port: redis.port });
  await until(() => says.info.mock.calls.length > 0);
  expect(says.warn).toHaveBeenCalledTimes(1);
  store.close();
  await again.kill();
});

test('a key is claimed by one of two servers, and by none while Redis is away', async () => {
  const redis = await ownRedis();
  const stores = [redisStore(redis.url, 'shop:', log()), redisStore(redis.url, 'shop:', log())];
  for (const store of stores)
    while ((await store.claim(`probe-${Math.random()}`, 60)) === undefined)
      await new Promise((soon) => setTimeout(soon, 5));
  expect(await Promise.all(stores.map((store) => store.claim('write', 60)))).toEqual(
    expect.arrayContaining([true, false]),
  );
  await redis.kill();
  expect(await stores[0]?.claim('write', 60)).toBeUndefined();
  stores.forEach((store) => store.close());
});
