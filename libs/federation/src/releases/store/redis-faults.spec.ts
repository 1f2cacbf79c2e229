import { createServer, type Socket } from 'node:net';
import { freePort } from './own-redis.fixture';
import { redisPointers } from './redis-pointers';

const TIMEOUT_MS = 300;
const BOUND_MS = 4000;
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const pointersAt = (port: number, timeoutMs = TIMEOUT_MS) => {
  const pointers = redisPointers({
    url: `redis://127.0.0.1:${port}`,
    prefix: 'test:',
    timeoutMs,
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
