import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askShell } from './running-shell';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a shell reports the versions and the composition that it serves', async () => {
  const origin = await answering(({ url }, answer) =>
    answer.end(url === '/health' ? '{ "composition": "c1", "remotes": { "mf-search": "aaa" } }' : ''),
  );
  expect(await askShell(origin)).toEqual({ serves: { 'mf-search': 'aaa' }, composition: 'c1' });
});

test.each(['<!doctype html>', 'null', '{}', '{ "remotes": { "mf-search": 1 } }'])(
  'an answer of %s is reported as no shell',
  async (body) => {
    expect(await askShell(await answering((_request, answer) => answer.end(body)))).toBe('no shell');
  },
);

test('a closed port is reported as no shell', async () => {
  const origin = await answering(() => undefined);
  await new Promise((closed) => server.close(closed));
  expect(await askShell(origin)).toBe('no shell');
});

test('a connection that closes without a response is reported as no answer', async () => {
  const origin = await answering(({ socket }) => socket.destroy());
  expect(await askShell(origin)).toBe('no answer');
});

test('a request that exceeds the limit of 2 s is reported as no answer', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const origin = await answering(() => undefined);
  expect(await askShell(origin)).toBe('no answer');
  expect(timeout).toHaveBeenCalledWith(2000);
  timeout.mockRestore();
});

test('a shell reports the build that it runs, and the problem of the build that it cannot run', async () => {
  const shellProblem = { build: 'two', why: 'It needs react 20.' };
  const health = { remotes: { 'mf-search': 'aaa' }, shell: 'one', shellProblem };
  const origin = await answering((_request, answer) => answer.end(JSON.stringify(health)));
  expect(await askShell(origin)).toEqual({
    serves: { 'mf-search': 'aaa', shell: 'one' },
    shellProblem,
  });
});
