import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { handedConnections } from './handed-connections';
import { listen } from './listen';

let server: Server;
let connections: ReturnType<typeof handedConnections>;
let port: number;
let stop: () => Promise<void>;
const answers: ServerResponse[] = [];
const entered: Socket[] = [];

beforeEach(async () => {
  server = createServer((_request, response) => void answers.push(response));
  connections = handedConnections(server);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  ({ stop } = await listen({ port, host: '127.0.0.1' }, (socket) => {
    entered.push(socket);
    connections.take(socket);
    socket.resume();
  }));
});
afterEach(async () => {
  await stop();
  await connections.finish(0);
  server.close();
  answers.splice(0);
  entered.splice(0);
});

async function ask(
  agent: Agent | false = false,
): Promise<{ answer: Promise<number | undefined>; response: ServerResponse }> {
  const before = answers.length;
  const request = get({ port, host: '127.0.0.1', agent });
  const answer = once(request, 'response').then(
    ([message]) => (message as IncomingMessage).resume().statusCode,
    () => undefined,
  );
  while (answers.length === before) await new Promise((resolve) => setImmediate(resolve));
  const response = answers.at(-1);
  if (!response) throw new Error('Nobody asked.');
  return { answer, response };
}

test('answers a request on a handed-over connection', async () => {
  const { answer, response } = await ask();
  response.end();
  expect(await answer).toBe(200);
});

test('finishes running requests at the end', async () => {
  const { answer, response } = await ask();
  const finished = connections.finish(60_000);
  response.end();
  expect([await answer, await finished]).toEqual([200, { cut: false }]);
});

test('cuts off requests that are unfinished at the deadline', async () => {
  const { answer } = await ask();
  expect(await connections.finish(0)).toEqual({ cut: true });
  expect(await answer).toBeUndefined();
});

test('rejects a port that is already in use', async () => {
  await expect(listen({ port, host: '127.0.0.1' }, () => undefined)).rejects.toThrow('EADDRINUSE');
});

test('an idle connection may send one more request before it is closed', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(agent);
  first.response.end();
  await first.answer;
  const finished = connections.finish(60_000, 30_000);
  // An idle connection would be closed by now: the check runs twenty times a second.
  await new Promise((resolve) => setTimeout(resolve, 120));
  const second = await ask(agent);
  second.response.setHeader('connection', 'close');
  second.response.end();
  expect([await second.answer, await finished]).toEqual([200, { cut: false }]);
  expect(entered).toHaveLength(1);
  agent.destroy();
});
