import fastify from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE_REPORT_PATH } from '../debug-panel/cache-report';
import { createServer } from './create-server';
import { readEnvironment } from './settings/environment';

const dir = mkdtempSync(join(tmpdir(), 'create-server-'));
/** Vendors with one product and nothing else. */
const vendors = fastify({ forceCloseConnections: true });
vendors.all<{ Body: unknown }>('/*', async ({ url, body }) => {
  if (url.includes('/query/')) return { result: [] };
  if (!url.endsWith('/seo-url')) return [];
  const known = { routeName: 'frontend.detail.page', foreignKey: 'p1', seoPathInfo: 'nl/jurk/' };
  return { elements: JSON.stringify(body).includes('nl/jurk/') ? [known] : [], total: 1 };
});

let origin: string;
beforeAll(async () => {
  origin = await vendors.listen({ port: 0 });
  const list = { build: 'b1', js: ['main.1.js'], css: ['main.1.css'], fonts: [], chunks: {} };
  mkdirSync(join(dir, 'browser'));
  for (const [name, text] of Object.entries({
    'main.1.js': '0',
    'main.1.css': 'p{}',
    'assets.json': JSON.stringify(list),
  }))
    writeFileSync(join(dir, 'browser', name), text);
});
afterAll(async () => {
  await vendors.close();
  rmSync(dir, { recursive: true });
});

/** A newly started server without remotes. */
async function server(env: Record<string, string> = {}) {
  const closing = { announced: false };
  const config = readEnvironment({
    ...{ DATA_DIR: dir, LOG_LEVEL: 'silent', REVIEWS_TOKEN: '', MAX_EVENT_LOOP_DELAY_MS: '0' },
    ...{ COMMERCE_ENDPOINT: `${origin}/store-api`, CONTENT_API_HOST: origin, SEARCH_BASE_URL: origin },
    ...env,
  });
  const app = await createServer({ ...config, buildDir: dir }, closing);
  await app.ready();
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'user-agent': 'Chrome/156.0', ...headers } });
  return { app, get, closing };
}

describe('the web server of the shop', () => {
  test.each([{ COMMERCE_ENDPOINT: '' }, { COMMERCE_ACCESS_TOKEN: '' }])(
    'does not start without an endpoint or an access token %j [VAL-01]',
    async (env: Record<string, string>) => {
      await expect(server(env)).rejects.toThrow(
        'Make sure that endpoint and accessToken are settled in the configuration',
      );
    },
  );

  test.each([
    ['no valid text', '/nl/%E0%A4%A/'],
    ['text with a control character', '/nl/%0D%0A/'],
    ['a percent sign alone', '/100%'],
  ])('answers an address that is %s like any other, with header and footer', async (_what, url) => {
    const { app, get } = await server();
    const answer = await get(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('</header>');
    expect(answer.body).toContain('</footer>');
    await app.close();
  });

  test.each(['http://shop.test/robots.txt', 'HTTPS://shop.test:8443/robots.txt?a=1', '/robots.txt'])(
    'answers an absolute address like its path: %s',
    async (path) => {
      const { app } = await server();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const answer = await new Promise<IncomingMessage>((resolve) =>
        get({ port, host: '127.0.0.1', path }, resolve),
      );
      answer.resume();
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('text/plain'),
      ]);
      await app.close();
    },
  );

  test('answers unknown, disallowed and oversized requests with the matching 4xx status', async () => {
    const { app, get } = await server();
    expect((await get('/api/unknown')).json()).toMatchObject({ statusCode: 404 });
    expect((await get('/assets/old.js')).statusCode).toBe(404);
    expect((await get('/remotes/mf-search/1/x.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'PUT', url: '/nl/' })).statusCode).toBe(405);
    expect((await get(`/nl/?a=${'a'.repeat(9000)}`)).statusCode).toBe(414);
    const posted = await app.inject({
      method: 'POST',
      url: '/api/violations',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ text: 'a'.repeat(70_000) }),
    });
    expect(posted.statusCode).toBe(413);
    await app.close();
  });

  test('reports its caches only when the debug panel is shown', async () => {
    const shown = await server({ DEBUG_PANEL: '1' });
    expect((await shown.get(CACHE_REPORT_PATH)).json()).toMatchObject({ pages: [], remotes: [] });
    await shown.app.close();
    const hidden = await server();
    expect((await hidden.get(CACHE_REPORT_PATH)).statusCode).toBe(404);
    await hidden.app.close();
  });

  test('is not ready without a remote, and reports closing once the shutdown is announced', async () => {
    const { app, get, closing } = await server();
    expect((await get('/ready')).json()).toMatchObject({ status: 'starting', vendors: { commerce: true } });
    expect((await get('/health')).statusCode).toBe(200);
    closing.announced = true;
    expect((await get('/ready')).json()).toMatchObject({ status: 'closing' });
    await app.close();
  });

  test('writes its known paths to disk when it closes', async () => {
    const { app, get } = await server();
    await get('/nl/jurk/');
    await app.close();
    expect(readFileSync(join(dir, 'shell', 'known-paths.json'), 'utf8')).toContain('nl/jurk/');
  });
});
