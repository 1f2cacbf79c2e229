import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { errorPages } from '../http/error-page';
import { refuseUnderPressure } from './pressure';
import { readiness } from './readiness';
import { loggingOptions, requestLog } from './request-log';
import { drain, endConnections, shutDown } from './shut-down';

const REMOTE_NAMES = ['mf-search', 'mf-content', 'mf-account'] as const;

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
function opened<A extends FastifyInstance>(app: A): A {
  apps.push(app);
  return app;
}

async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe('the log', () => {
  async function logged(request: { url: string; headers?: Record<string, string> }) {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    });
    const options = loggingOptions({ logLevel: 'info', logFormat: 'json' });
    const app = fastify({ ...options, logger: { ...options.logger, stream } });
    requestLog(opened(app));
    errorPages(app);
    app.get('/account/recover/password', () => 'fine');
    app.get('/broken', () => {
      throw new Error('broken');
    });
    const answer = await app.inject({ remoteAddress: '203.0.113.7', ...request });
    return { answer, text: lines.join(''), lines: lines.map((line) => JSON.parse(line) as object) };
  }

  test('records every answer with its path, status and id, and no shopper data', async () => {
    const { text, lines } = await logged({
      url: '/account/recover/password?hash=geheim',
      headers: { cookie: 'sw-context-token=geheim', 'x-request-id': 'edge-12345678' },
    });
    expect(lines).toMatchObject([
      { requestId: 'edge-12345678', method: 'GET', href: '/account/recover/password', status: 200 },
    ]);
    expect(text).not.toMatch(/geheim|203\.0\.113/);
  });

  test('records the cause of an error, without the query', async () => {
    const { text, lines } = await logged({ url: '/broken?email=iemand@voorbeeld.nl' });
    expect(lines).toMatchObject([{ err: { message: 'broken' }, href: '/broken' }, { status: 500 }]);
    expect(text).not.toContain('iemand');
  });

  test('gives a request without a usable id a new one, which the answer carries', async () => {
    const { answer, lines } = await logged({ url: '/broken', headers: { 'x-request-id': 'a b\tc"' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(lines[0]).toMatchObject({ requestId: answer.headers['x-request-id'] });
  });
});

describe('a server', () => {
  const snapshot = (names: readonly string[]) =>
    fromPartial<Snapshot>({
      amiss: REMOTE_NAMES.filter((name) => !names.includes(name)),
      remotes: new Map(names.map((name) => [name, { ref: { version: 'v1' } }])),
    });

  const asked = async (app: FastifyInstance, url: string) => {
    const answer = await app.inject(url);
    return { code: answer.statusCode, body: answer.json<object>() };
  };

  test('is ready when remotes are loaded and all vendors were reached, and healthy before', async () => {
    const remotes: string[] = [];
    const app = opened(fastify());
    readiness(app, { current: () => snapshot(remotes), vendors: { commerce: async () => 'here' } });
    expect(await asked(app, '/ready')).toMatchObject({
      code: 503,
      body: { status: 'starting', missing: REMOTE_NAMES, vendors: { commerce: true } },
    });
    expect((await asked(app, '/health')).code).toBe(200);
    remotes.push(...REMOTE_NAMES);
    expect(await asked(app, '/ready')).toMatchObject({ code: 200, body: { status: 'ready', missing: [] } });
  });

  test('is ready without a remote that no server could load, and names it', async () => {
    const app = opened(fastify());
    readiness(app, { current: () => snapshot(REMOTE_NAMES.slice(1)), vendors: {} });
    expect(await asked(app, '/ready')).toMatchObject({
      code: 200,
      body: { status: 'ready', missing: [REMOTE_NAMES[0]] },
    });
  });

  test('reports closing while it drains, and still answers pages', async () => {
    const app = opened(fastify());
    const closing = { announced: false };
    readiness(app, { current: () => snapshot(REMOTE_NAMES), vendors: {}, closing });
    app.get('/nl/', () => 'a page');
    const address = await addressOf(app);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    let drained = false;
    const draining = drain(closing, 5).then(() => (drained = true));
    await jest.advanceTimersByTimeAsync(4999);
    expect(await asked(app, '/ready')).toMatchObject({ code: 503, body: { status: 'closing' } });
    expect(await (await fetch(`${address}/nl/`)).text()).toBe('a page');
    expect(drained).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(await draining).toBe(true);
  });

  test('is not ready while a vendor was never reached', async () => {
    const app = opened(fastify());
    const vendors = { commerce: () => fetch('http://127.0.0.1:1/') };
    readiness(app, { current: () => snapshot(REMOTE_NAMES), vendors });
    const answer = await app.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ vendors: { commerce: false } }),
    ]);
  });

  test('under pressure rejects pages with 503, but neither files nor health checks', async () => {
    const app = opened(fastify());
    await refuseUnderPressure(app, 1);
    app.get('/*', () => 'answered');
    await app.ready();
    const busy = setInterval(() => {
      for (const until = performance.now() + 50; performance.now() < until;);
    }, 1);
    while (!app.isUnderPressure()) await new Promise((resolve) => setTimeout(resolve, 100));
    const [page, file, health] = await Promise.all(
      ['/nl/', '/assets/main.js', '/health'].map((url) => app.inject(url)),
    );
    clearInterval(busy);
    expect(page?.statusCode).toBe(503);
    expect(page?.headers['retry-after']).toBe('5');
    expect(page?.body).toContain('<html lang="nl">');
    expect([file?.body, health?.body]).toEqual(['answered', 'answered']);
  });

  test('finishes running requests during shutdown and accepts no new connections', async () => {
    const app = opened(fastify());
    const release = Promise.withResolvers<undefined>();
    const entered = Promise.withResolvers<undefined>();
    app.get('/slow', async () => {
      entered.resolve(undefined);
      await release.promise;
      return 'done';
    });
    const address = await addressOf(app);
    const running = fetch(`${address}/slow`);
    await entered.promise;
    const stopped = shutDown(app);
    while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    await expect(fetch(`${address}/slow`)).rejects.toThrow();
    release.resolve(undefined);
    expect(await (await running).text()).toBe('done');
    expect(await stopped).toEqual({ cut: false });
  });

  test('closes each connection after its next answer once closing is announced, and keeps it alive before', async () => {
    const app = opened(fastify());
    const closing = { announced: false };
    endConnections(app, () => closing.announced);
    app.get('/', () => 'done');
    const address = await addressOf(app);
    const connection = async () => (await fetch(address)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    closing.announced = true;
    expect(await connection()).toBe('close');
  });

  test('cuts off a hanging request at the shutdown deadline', async () => {
    const app = opened(fastify());
    const entered = Promise.withResolvers<undefined>();
    app.get('/hangs', () => {
      entered.resolve(undefined);
      return new Promise(() => undefined);
    });
    const hanging = fetch(`${await addressOf(app)}/hangs`).catch(() => 'cut off');
    await entered.promise;
    expect(await shutDown(app, 50)).toEqual({ cut: true });
    expect(await hanging).toBe('cut off');
  });
});
