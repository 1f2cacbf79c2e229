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

test('a shell tells which versions it serves', async () => {
  const origin = await answering(({ url }, answer) =>
    answer.end(url === '/health' ? '{ "status": "ok", "remotes": { "mf-search": "aaa" } }' : ''),
  );
  expect(await askShell(origin)).toEqual({ serves: { 'mf-search': 'aaa' } });
});

test.each(['<!doctype html>', 'null', '{}', '{ "remotes": { "mf-search": 1 } }'])(
  'who answers %s is no shell',
  async (body) => {
    expect(await askShell(await answering((_request, answer) => answer.end(body)))).toBe('no shell');
  },
);

test('where nobody listens there is no shell', async () => {
  const origin = await answering(() => undefined);
  await new Promise((closed) => server.close(closed));
  expect(await askShell(origin)).toBe('no shell');
});

test('who hangs up without a word is a shell that does not answer', async () => {
  const origin = await answering(({ socket }) => socket.destroy());
  expect(await askShell(origin)).toBe('no answer');
});

test('who keeps silent is not waited for', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const origin = await answering(() => undefined);
  expect(await askShell(origin)).toBe('no answer');
  expect(timeout).toHaveBeenCalledWith(2000);
  timeout.mockRestore();
});

test('a shell tells which build of itself all its processes run, and why that is not the one that is to be live', async () => {
  const shellProblem = { build: 'two', why: 'It needs react 20.' };
  const health = { remotes: { 'mf-search': 'aaa' }, shell: 'one', shellProblem };
  const origin = await answering((_request, answer) => answer.end(JSON.stringify(health)));
  expect(await askShell(origin)).toEqual({
    serves: { 'mf-search': 'aaa', shell: 'one' },
    shellProblem,
  });
});
