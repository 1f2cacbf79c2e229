import { ownRedis } from './own-redis.fixture';
import { redisPointers } from './redis-pointers';
import { temporaryFolder } from './temporary-folder.fixture';

const TIMEOUT_MS = 300;
const folder = temporaryFolder();
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const pointersAt = (url: string, timeoutMs = TIMEOUT_MS) => {
  const pointers = redisPointers({ url, prefix: 'test:', timeoutMs });
  open.push(pointers);
  return pointers;
};

test('a Redis that was restarted is used again, with the data that it kept', async () => {
  const redis = await ownRedis({ dir: folder.dir });
  const pointers = pointersAt(redis.url);
  const found = await pointers.move('live', 'one', undefined);
  await redis.kill();
  await expect(pointers.read('live')).rejects.toMatchObject({ name: 'StoreAway' });
  const again = await ownRedis({ port: redis.port, dir: folder.dir });
  open.push({ close: again.kill });
  const back = async () => {
    for (;;) {
      const now = await pointers.read('live').catch(() => null);
      if (now !== null) return now;
    }
  };
  expect(await back()).toEqual(found);
});

test('a Redis that hangs during a move rejects with an unknown outcome, and the next connection is used', async () => {
  const redis = await ownRedis();
  open.push({ close: redis.kill });
  const pointers = pointersAt(redis.url, 1000);
  const found = await pointers.move('live', 'one', undefined);
  redis.child.kill('SIGSTOP');
  await expect(pointers.move('live', 'two', found)).rejects.toThrow('is not known; read it');
  redis.child.kill('SIGCONT');
  let now: unknown;
  while (!now) now = await pointers.read('live').catch(() => undefined);
  expect(now).toBeDefined();
});

test('after closing, every call rejects at once', async () => {
  const redis = await ownRedis();
  open.push({ close: redis.kill });
  const pointers = redisPointers({ url: redis.url, prefix: 'test:', timeoutMs: TIMEOUT_MS });
  await pointers.read('live');
  pointers.close();
  await expect(pointers.read('live')).rejects.toMatchObject({ name: 'StoreAway' });
});
