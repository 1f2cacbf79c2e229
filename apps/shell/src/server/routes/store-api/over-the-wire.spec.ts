import cookie from '@fastify/cookie';
import { lazyAxios, type Transport } from '@weefsel/api-clients';
import fastify from 'fastify';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { storeApi } from './store-api';

const TOKEN = 'sw-context-token';
const ANNA = 'anna'.padEnd(32, '0');

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop with a real backend; it waits for responses up to `timeoutMs`. */
async function shopBefore(answer: RequestListener, timeoutMs = 10_000) {
  const commerceEndpoint = `${await listening(answer)}/store-api/`;
  const app = fastify();
  closers.push(() => app.close());
  await app.register(cookie);
  const transport: Transport = (request) => lazyAxios({ ...request, timeoutMs });
  await storeApi(app, {
    config: { commerceEndpoint, commerceAccessToken: 'SWSCKEY', shopOrigin: 'http://shop.test' },
    transport,
    viewFor: async () => ({ snapshot: {} as never }),
  });
  return app;
}

const context = { url: '/store-api/context', cookies: { [TOKEN]: ANNA, 'weefsel-session': '1' } };
const codeOf = (said: { json: () => { errors: { code: string }[] } }) => said.json().errors[0]?.code;

test('does not follow a redirect of the backend with key and token', async () => {
  const taken: unknown[] = [];
  const elsewhere = await listening(({ headers }, response) => {
    taken.push(headers);
    response.end('{}');
  });
  const app = await shopBefore((_, response) => response.writeHead(307, { location: elsewhere }).end());
  const said = await app.inject(context);
  expect([said.statusCode, codeOf(said), said.headers.location]).toEqual([
    502,
    'SHOP__COMMERCE_AWAY',
    undefined,
  ]);
  expect(taken).toEqual([]);
});

test('a silent backend returns 504, and one that closes the connection returns 502', async () => {
  const late = await (await shopBefore(() => undefined, 60)).inject(context);
  const away = await (await shopBefore(({ socket }) => socket.destroy())).inject(context);
  expect([late.statusCode, codeOf(late)]).toEqual([504, 'SHOP__COMMERCE_LATE']);
  expect([away.statusCode, codeOf(away)]).toEqual([502, 'SHOP__COMMERCE_AWAY']);
});

test('rejects an overlong answer with 502', async () => {
  const app = await shopBefore((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('x'.repeat(5_100_000));
  });
  expect((await app.inject(context)).statusCode).toBe(502);
});

test('passes on an answer of another content type, without any token', async () => {
  const app = await shopBefore((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      [TOKEN]: ANNA,
      'set-cookie': 'a=b',
      'x-more': '1',
    });
    response.end(`<p>${ANNA}</p>`);
  });
  const said = await app.inject(context);
  expect([said.body, said.headers['content-type']]).toEqual(['<p></p>', 'text/html']);
  expect(said.cookies).toEqual([]);
  expect(said.headers['x-more']).toBeUndefined();
});

test.each([
  ['GET http://evil.test/store-api/context HTTP/1.1', 200, '/store-api/context'],
  ['GET /store-api/../admin HTTP/1.1', 404, undefined],
  ['GET /store-api//evil.test/context HTTP/1.1', 404, undefined],
  ['GET /store-api/context%00 HTTP/1.1', 404, undefined],
  ['POST /store-api/product/a%2f..%2fb HTTP/1.1', 404, undefined],
  ['POST /store-api/product/\\..\\admin HTTP/1.1', 404, undefined],
])('%s reaches only this backend', async (line, status, path) => {
  const asked: (string | undefined)[] = [];
  const app = await shopBefore(({ url, headers }, response) => {
    asked.push(url, headers['x-evil']?.toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  closers.push(() => socket.destroy());
  socket.write(`${line}\r\nHost: shop.test\r\nX-Evil: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(said.toString().split(' ')[1]).toBe(String(status));
  expect(asked).toEqual(path === undefined ? [] : [path, undefined]);
});
