import { createServer, type Socket } from 'node:net';
import { redisPointers } from './redis-pointers';
import { freePort, ownRedis, REDIS_KIND } from './stand-in/own-redis.fixture';
import { temporaryFolder } from './temporary-folder.fixture';

const PATIENCE_MS = 300;
const BOUND_MS = 4000;
const folder = temporaryFolder();
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const pointersAt = (port: number, patienceMs = PATIENCE_MS) => {
  const pointers = redisPointers({
    url: `redis://127.0.0.1:${port}`,
    prefix: 'test:',
    patienceMs,
  });
  open.push(pointers);
  return pointers;
};

/** Starts a server that sends the same answer to every message. */
async function saying(answer?: string): Promise<number> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', () => answer && socket.write(answer));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  open.push({
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  });
  return port;
}

async function failures(port: number): Promise<Error[]> {
  const pointers = pointersAt(port);
  const found = { value: 'x', tag: '1-x' };
  const results = await Promise.allSettled([
    pointers.read('live'),
    pointers.move('live', 'x', undefined),
    pointers.remove('live', found),
    pointers.list(''),
  ]);
  return results.map((result) =>
    result.status === 'rejected' ? (result.reason as Error) : new Error('did not fail'),
  );
}

test.each<[string, () => Promise<number>, string]>([
  ['is not there', freePort, 'StoreAway'],
  ['never answers', () => saying(), 'StoreAway'],
  ['is a web server', () => saying('HTTP/1.1 400 Bad Request\r\n\r\n'), 'StoreAway'],
  ['wants a password', () => saying('-NOAUTH Authentication required.\r\n'), 'StoreUnusable'],
  [
    'is still reading its data',
    () => saying('-LOADING Redis is loading the dataset in memory\r\n'),
    'StoreAway',
  ],
])('a Redis that %s fails every call in time, with its address in the error', async (_, start, kind) => {
  const port = await start();
  const from = Date.now();
  const failed = await failures(port);
  expect(Date.now() - from).toBeLessThan(BOUND_MS);
  expect(failed.map(({ name }) => name)).toEqual(failed.map(() => kind));
  expect(
    failed.filter(({ message }) => !message.includes(`The Redis of pointers at 127.0.0.1:${port}`)),
  ).toEqual([]);
});

test(`a Redis that was restarted is used again, with the data that it kept: ${REDIS_KIND}`, async () => {
  const redis = await ownRedis(undefined, folder.dir);
  const pointers = pointersAt(redis.port);
  const found = await pointers.move('live', 'one', undefined);
  await redis.kill();
  await expect(pointers.read('live')).rejects.toMatchObject({ name: 'StoreAway' });
  const again = await ownRedis(redis.port, folder.dir);
  open.push({ close: again.kill });
  const back = async () => {
    for (;;) {
      const now = await pointers.read('live').catch(() => null);
      if (now !== null) return now;
    }
  };
  // The stand-in loses its data when it ends; only the real one is tested for that.
  expect(await back()).toEqual(again.child ? found : undefined);
});

test('a Redis that hangs during a move rejects with an unknown outcome, and the next connection is used', async () => {
  const redis = await ownRedis();
  open.push({ close: redis.kill });
  const pointers = pointersAt(redis.port, 1000);
  const found = await pointers.move('live', 'one', undefined);
  // Only a real one is a process that can be stopped.
  if (!redis.child) return;
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
  const pointers = redisPointers({ url: redis.url, prefix: 'test:', patienceMs: PATIENCE_MS });
  await pointers.read('live');
  pointers.close();
  await expect(pointers.read('live')).rejects.toMatchObject({ name: 'StoreAway' });
});
