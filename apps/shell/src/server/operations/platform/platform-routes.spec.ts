import { VisitCounts } from '@weefsel/federation/canary';
import rateLimit from '@fastify/rate-limit';
import { fromPartial } from '@total-typescript/shoehorn';
import fastify from 'fastify';
import { Counter, Registry } from 'prom-client';
import { addCounts, NotCounted, readOwn, type Counts } from './counts';
import type { CanaryCounts } from './counts-by-key';
import { COUNTS_PATH, platformRoutes, SCRIPTS_PATH } from './platform-routes';

const registry = new Registry();
new Counter({ name: 'weefsel_x', help: 'X', registers: [registry] }).inc();
const own = async () =>
  readOwn({
    metrics: await registry.getMetricsAsJSON(),
    visits: new VisitCounts('a').toJSON(),
    faults: [],
  });
const FAULT = fromPartial<Counts['faults'][number]>({ release: 'mf-stores@1a2b', times: 1 });
const basic = (secret: string) => `Basic ${Buffer.from(`me:${secret}`).toString('base64')}`;

const CHECKOUT_SCRIPTS = `${SCRIPTS_PATH}?page=/checkout`;

function server({ token = 's3cret', isOpen = false, counted = own } = {}) {
  const app = fastify();
  const facts = async () => ({ channels: [], faults: [], bytes: [], history: [] });
  const scripts = (page: string) =>
    page === '/checkout' ? { page: 'mf-checkout/checkout', scripts: [], headers: {} } : undefined;
  const byKey = async (pass: string) =>
    pass === 'pass' ? async (all: CanaryCounts) => ({ ...all, faults: [FAULT] }) : undefined;
  platformRoutes(app, { access: { token, isOpen }, byKey, counted, facts, scripts });
  return (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
}

test('a pass of a release key shows its counts, and nothing else', async () => {
  const get = server();
  const { statusCode, headers, body } = await get(COUNTS_PATH, 'Bearer pass');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body)).toEqual({ process: 'a', blocks: [], faults: [FAULT] });
  for (const url of ['/metrics', '/__platform', CHECKOUT_SCRIPTS])
    expect((await get(url, 'Bearer pass')).statusCode).toBe(401);
});

test('passes are counted per address, and the token is not', async () => {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const byKey = async () => undefined;
  const options = { access: { token: 's3cret', isOpen: false }, byKey, counted: own };
  await app.register(async (routes) => platformRoutes(routes, fromPartial(options)));
  const statusWith = async (secret: string) =>
    (await app.inject({ url: COUNTS_PATH, headers: { authorization: `Bearer ${secret}` } })).statusCode;
  for (let n = 0; n < 240; n += 1) expect(await statusWith('x')).toBe(401);
  expect(await statusWith('x')).toBe(429);
  expect(await statusWith('s3cret')).toBe(200);
});

test.each(['/metrics', '/__platform', COUNTS_PATH, CHECKOUT_SCRIPTS])(
  '%s requires the token',
  async (url) => {
    const get = server();
    for (const given of ['Bearer s3cret', 'bearer s3cret', basic('s3cret')])
      expect((await get(url, given)).statusCode).toBe(200);
    for (const given of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer other',
      's3cret',
      basic('other'),
      'Digest s3cret',
    ]) {
      const { statusCode, headers, body } = await get(url, given);
      expect([statusCode, headers['www-authenticate'], headers['cache-control']]).toEqual([
        401,
        expect.stringMatching(/^Basic /),
        'no-store',
      ]);
      expect(body).not.toContain('weefsel_x');
    }
  },
);

test.each(['', '?page=', '?page=/nl/dames/', '?page=/checkout&page=/cart'])(
  'returns 404 for the scripts of a page that no remote declares: %j',
  async (query) => {
    const { statusCode, body } = await server()(SCRIPTS_PATH + query, 'Bearer s3cret');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('?page=/checkout')]);
  },
);

test('refuses every request when no token is configured, also one with an empty token', async () => {
  const get = server({ token: '' });
  for (const given of [undefined, 'Bearer ', basic('')])
    expect((await get('/metrics', given)).statusCode).toBe(401);
});

test('a demo needs no token', async () => {
  const get = server({ isOpen: true });
  expect((await get('/metrics')).body).toBe('# HELP weefsel_x X\n# TYPE weefsel_x counter\nweefsel_x 1\n');
  expect((await get(COUNTS_PATH)).json()).toEqual({ process: 'a', blocks: [], faults: [] });
});

test('exports the sum of all processes in Prometheus format, under the name of their server', async () => {
  const get = server({ isOpen: true, counted: async () => addCounts('s1', [await own(), await own()]) });
  expect((await get('/metrics')).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await get('/metrics')).body).toContain('weefsel_x 2');
  expect((await get(COUNTS_PATH)).json()).toMatchObject({ process: 's1' });
});

test('returns 503 with the reason when not all processes were counted', async () => {
  const counted = async () => Promise.reject(new NotCounted('The primary does not say it.'));
  const get = server({ isOpen: true, counted });
  for (const path of ['/metrics', COUNTS_PATH]) {
    const { statusCode, body } = await get(path);
    expect([statusCode, body]).toEqual([503, expect.stringContaining('The primary does not say it.')]);
  }
  expect((await get('/__platform')).statusCode).toBe(200);
});
