import { redisServer } from '../../../../../libs/federation/src/store/stand-in/redis-server.fixture';
import { redisStore, type SharedStore } from './shared-store';
import { StaleCache } from './stale-cache';

interface Answer {
  text: string;
}

const log = () => ({ info: jest.fn(), warn: jest.fn() });
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((opened) => opened.close()));
});

async function until(fulfilled: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await fulfilled())) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function storeAt(url: string, says = log()): Promise<SharedStore> {
  const store = redisStore(url, 'shop:', says);
  open.push(store);
  return store;
}

/** A connected store: written values can be read again. */
async function connectedStore(url: string): Promise<SharedStore> {
  const store = await storeAt(url);
  await until(async () => {
    store.write('there', 'yes', 60);
    return (await store.read('there')) === 'yes';
  });
  return store;
}

const cacheWith = (shared: SharedStore | undefined, freshSeconds = 60) =>
  new StaleCache<Answer>({ name: 'test', freshSeconds, max: 10, shared });

const answering = (text: string) => jest.fn(() => Promise.resolve({ text }));
const failing = () => jest.fn(() => Promise.reject<Answer>(new Error('vendor is down')));

describe('two servers behind one Redis', () => {
  test('answer alike, and ask the vendor once', async () => {
    const redis = await redisServer();
    open.push(redis);
    const [one, other] = [
      cacheWith(await connectedStore(redis.url)),
      cacheWith(await connectedStore(redis.url)),
    ];
    const [first, second] = [answering('blóuse €'), answering('other')];
    await one.read('a', first);
    await until(() => [...redis.kept.keys()].some((key) => key.startsWith('shop:test:')));
    expect(await other.read('a', second)).toEqual({ text: 'blóuse €' });
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('lose nothing when one of them dies, even when the vendor dies too', async () => {
    const redis = await redisServer();
    open.push(redis);
    const dying = await connectedStore(redis.url);
    await cacheWith(dying, 0.001).read('a', answering('kept'));
    await until(() => redis.kept.size > 1);
    dying.close();
    open.splice(open.indexOf(dying), 1);
    const started = cacheWith(await connectedStore(redis.url));
    expect(await started.read('a', failing())).toEqual({ text: 'kept' });
  });

  test('use the answer that the other server fetched when their own fetch fails', async () => {
    const redis = await redisServer();
    open.push(redis);
    const [one, other] = [
      cacheWith(await connectedStore(redis.url)),
      cacheWith(await connectedStore(redis.url)),
    ];
    const failure = Promise.withResolvers<Answer>();
    const unlucky = jest.fn(() => failure.promise);
    const asked = one.read('a', unlucky);
    await until(() => unlucky.mock.calls.length > 0);
    await other.read('a', answering('fetched by the other'));
    await until(() => redis.kept.size > 1);
    failure.reject(new Error('vendor is down'));
    expect(await asked).toEqual({ text: 'fetched by the other' });
  });

  test('cache alone while Redis is away, warn once, and log its return', async () => {
    const redis = await redisServer();
    const says = log();
    const store = await storeAt(redis.url, says);
    const cache = cacheWith(store);
    await redis.close();
    await until(() => says.warn.mock.calls.length > 0);
    expect(await cache.read('a', answering('fresh'))).toEqual({ text: 'fresh' });
    expect(await cache.read('a', failing())).toEqual({ text: 'fresh' });
    await expect(cache.read('b', failing())).rejects.toThrow('vendor is down');
    open.push(await redisServer(redis.port));
    await until(() => says.info.mock.calls.length > 0);
    expect(says.warn).toHaveBeenCalledTimes(1);
  });
});
