import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { quietTurn } from './quiet-turn';

/** Results of connections that begin just before a server stops: each is served, or reset. */
async function stopAmong(
  count: number,
  beforeStop: (server: ReturnType<typeof createServer>) => Promise<void>,
) {
  const server = createServer((socket) => socket.end('seen'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcomes = Array.from({ length: count }, () => {
    const socket: Socket = connect(port, '127.0.0.1');
    return new Promise<string>((known) => {
      socket.on('data', (data) => known(data.toString()));
      socket.once('error', (error: NodeJS.ErrnoException) => known(error.code ?? ''));
    });
  });
  await beforeStop(server);
  server.close();
  return new Set(await Promise.all(outcomes));
}

test('connections that wait to be accepted are accepted before a server stops listening', async () => {
  expect(await stopAmong(40, quietTurn)).toEqual(new Set(['seen']));
});

test('without a quiet turn they are reset', async () => {
  expect(await stopAmong(40, () => new Promise((soon) => setImmediate(soon)))).toContain('ECONNRESET');
});
