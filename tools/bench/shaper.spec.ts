import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { readDestination, startShaper } from './shaper.ts';

const unlimited = { rtt: 0, down: 0, up: 0 };

const connectionTo = (host: string, port: number): Buffer =>
  Buffer.from([5, 1, 0, 3, host.length, ...Buffer.from(host), port >> 8, port & 255]);

/** Everything that a proxy answers to a greeting and a connection request. */
const converse = (port: number, wish: Buffer, enough: (said: Buffer) => boolean): Promise<Buffer> =>
  new Promise((done) => {
    let said = Buffer.alloc(0);
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from([5, 1, 0]), wish])),
    );
    socket.on('data', (data: Buffer) => {
      said = Buffer.concat([said, data]);
      if (enough(said)) socket.end();
    });
    socket.on('close', () => done(said));
  });

test('reads where a browser wants to go, once all of it is there', () => {
  const wish = connectionTo('localhost', 4300);
  expect(readDestination(wish.subarray(0, 9))).toBeUndefined();
  expect(readDestination(wish)).toEqual({ host: 'localhost', port: 4300, length: wish.length });
});

test('refuses and remembers whatever is not on this machine', async () => {
  const shaper = await startShaper(unlimited);
  const said = await converse(
    shaper.port,
    connectionTo('example.invalid', 80),
    (bytes) => bytes.length >= 12,
  );
  shaper.close();
  expect(said[3]).toBe(2);
  expect([...shaper.refused]).toEqual(['example.invalid:80']);
});

test('carries every byte of a long answer, in order', async () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) & 255));
  const server = createServer((socket) => socket.end(content));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const shaper = await startShaper(unlimited);
  const { port } = server.address() as AddressInfo;
  const said = await converse(
    shaper.port,
    connectionTo('127.0.0.1', port),
    (bytes) => bytes.length >= 12 + content.length,
  );
  shaper.close();
  server.close();
  expect(said.subarray(12).equals(content)).toBe(true);
});
