import fastify from 'fastify';
import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBackend } from '../../demo/backend/src/create-backend.ts';
import { readEnvironment as readBackend } from '../../demo/backend/src/environment.ts';
import { readEnvironment } from '../../apps/shell/src/server/settings/environment.ts';
import { hookRoutes } from '../../apps/shell/src/server/http/cdn/hooks/hook-routes.ts';
import type { Result, State } from '../../tools/doctor/check.ts';
import { timeout } from '../../tools/doctor/ask.ts';
import { hooks } from '../../tools/doctor/hooks.ts';
import { machine } from '../../tools/doctor/machine.ts';
import { CALLS } from '../../tools/doctor/own-plugin.ts';
import { toLines } from '../../tools/doctor/report.ts';
import { isIll, runChecks } from '../../tools/doctor/run-checks.ts';
import { vendors } from '../../tools/doctor/subjects.ts';
import { readContract } from '../../tools/plugin/shopware-schema.ts';

// A machine that runs other tests concurrently takes long to generate an assortment.
const TIMEOUT_MS = 120_000;
jest.setTimeout(3 * TIMEOUT_MS);

beforeEach(() => {
  timeout.ms = TIMEOUT_MS;
});

const dataDir = mkdtempSync(join(tmpdir(), 'weefsel-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const HOOKS = ['content', 'commerce', 'search'];
const MARKET = { prefix: 'nl', entrances: ['dames', 'heren'] };

/** A port without a listener. */
async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, 'localhost', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return String(port);
}

/** Settings of a shop on an unused port, so that no other shop receives hooks. */
const settingsOf = async (env: Record<string, string>) => ({
  ...readEnvironment({ DEMO_VENDORS: '1', PORT: env['PORT'] ?? (await freePort()), ...env }),
  ...MARKET,
});

const examine = async (env: Record<string, string>): Promise<Result[]> =>
  runChecks(vendors(await settingsOf(env)));

/** Runs work beside a shop with these settings, which answers hooks at a separate port. */
async function withShop<T>(env: Record<string, string>, work: (port: string) => Promise<T>): Promise<T> {
  const app = fastify();
  const forget = jest.fn<void, [readonly string[]]>();
  await hookRoutes(app, { config: await settingsOf(env), forget });
  await app.listen({ port: 0, host: 'localhost' });
  try {
    return await work(String((app.server.address() as AddressInfo).port));
  } finally {
    await app.close();
    const forgotten = forget.mock.calls.flat(2).filter((key) => !key.includes('doctor'));
    expect(forgotten).toEqual([]);
  }
}

async function examineDemo(settings: Record<string, string> = {}, wrong: Record<string, string> = {}) {
  const BACKEND_PORT = await freePort();
  const env = { BACKEND_PORT, SEED_PRODUCTS: '250', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings };
  const app = await createBackend(readBackend(env));
  await app.listen({ port: Number(BACKEND_PORT), host: 'localhost' });
  try {
    return await examine({ BACKEND_PORT, ...wrong });
  } finally {
    await app.close();
  }
}

const inState = (results: readonly Result[], state: State): string[] =>
  results.filter((one) => one.state === state).map(({ title }) => title);

test('nothing is missing in the demo', async () => {
  const results = await withShop({}, (PORT) => examineDemo({}, { PORT }));
  expect(inState(results, 'unused')).toEqual(['Redis', 'collector of traces']);
  expect(results.filter(({ state }) => state !== 'ok' && state !== 'unused')).toEqual([]);
  expect(inState(results, 'ok').length).toBeGreaterThan(42);
  expect(isIll(results)).toBe(false);
});

test('reports exactly the missing parts of a stock Shopware', async () => {
  const results = await examineDemo({ STOCK_SHOPWARE: '1' });
  expect(inState(results, 'missing')).toEqual([
    'SEO URLs below nl/ with a slash at the end',
    'a payment provider',
  ]);
  expect(inState(results, 'less')).toEqual([
    'footer navigation',
    'wishlists of customers',
    ...CALLS.map(([call]) => call),
    'extensions.categoryLabels of products',
    'customFields.nd_measures of products',
    'customFields.nd_* of reviews',
    'customFields.nd_* of categories',
    'commerce has what sends hooks',
  ]);
  expect(isIll(results)).toBe(true);
});

test('every plugin call of the contract is checked', () => {
  const { paths } = readContract(resolve(__dirname, '../..')) as unknown as {
    paths: Record<string, object>;
  };
  const bare = (operation: string) => operation.replaceAll(/\{\w+\}/g, '{}');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => bare(`${method.toUpperCase()} ${path}`)),
  );
  // Address and opening hours come from the content vendor.
  const asked = operations.filter((operation) => operation !== 'GET /nd/store-info');
  expect(CALLS.map(([call]) => bare(call)).sort()).toEqual(asked.sort());
});

test('a wrong key, data set, path or host is named, and no secret', async () => {
  const wrong = {
    COMMERCE_ACCESS_TOKEN: 'SWSCSECRETSECRETSECRETSECR',
    CONTENT_DATASET: 'staging',
    SEARCH_INSTANCE_KEY: 'deadbeef',
    REVIEWS_TOKEN: 'secret-of-reviews',
  };
  const results = await examineDemo({}, wrong);
  expect(inState(results, 'missing')).toEqual([
    'the Store API answers',
    'the data set can be read without a token',
    'the service lists products, in JSON',
  ]);
  const text = toLines(results) + JSON.stringify(results);
  expect(text).toContain('has no sales channel of this access key');
  expect(text).toContain('refuses the instance key');
  for (const secret of Object.values(wrong).filter((value) => value !== 'staging'))
    expect(text).not.toContain(secret);
});

describe('a server that is no vendor', () => {
  const examineAt = async (answer: RequestListener) => {
    const server = createServer(answer);
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const { port } = server.address() as AddressInfo;
    try {
      return await examine({ BACKEND_PORT: String(port) });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  test.each([
    ['answers HTML', '<!doctype html><p>Welkom', 'text/html', 'answers text/html instead of JSON'],
    ['answers null', 'null', 'application/json', 'has no context'],
    ['answers a list', '[[]]', 'application/json', 'has no context'],
    ['breaks off', '{"token":', 'application/json', 'answers application/json instead of JSON'],
  ])('that %s is reported as a missing Store API', async (_, body, type, found) => {
    const results = await examineAt((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect(results.find(({ title }) => title === 'the Store API answers')).toMatchObject({
      state: 'missing',
      found,
    });
    expect(results.filter(({ found: text = '' }) => text.includes('the check itself failed'))).toEqual([]);
    expect(isIll(results)).toBe(true);
  });

  test('that hangs is reported as not answering, and does not stop the command', async () => {
    timeout.ms = 200;
    const results = await examineAt(() => undefined);
    expect(inState(results, 'ok')).toEqual(HOOKS.map((name) => `secret of ${name}`));
    expect(results.find(({ subject }) => subject === 'search')?.found).toBe('does not answer within 0.2 s');
  });
});

describe('hooks', () => {
  const hookLines = async (env: Record<string, string>) => {
    const results = await runChecks(hooks(await settingsOf(env), async () => new Set(['GET /brands'])));
    return results.map(({ title, state, found }) => ({ title, state, found }));
  };
  const line = (title: string, state: State, found?: string) =>
    expect.objectContaining({ title, state, found });

  test('a shop with another secret or none is distinguished from one that accepts hooks', async () => {
    const shops = { CONTENT_HOOK_SECRET: 'another', COMMERCE_HOOK_SECRET: '' };
    const lines = await withShop(shops, (PORT) => hookLines({ PORT }));
    expect(lines).toEqual(
      expect.arrayContaining([
        line(
          'POST /hooks/content, rightly signed, is taken',
          'less',
          'the shop that runs there has another secret',
        ),
        line(
          'POST /hooks/commerce, rightly signed, is taken',
          'less',
          'the shop that runs there has no secret for them',
        ),
        line('POST /hooks/commerce, wrongly signed, is refused', 'unknown', 'it answers 404'),
        line('POST /hooks/search, rightly signed, is taken', 'ok'),
        line('commerce has what sends hooks', 'ok'),
      ]),
    );
  });

  test('without a secret nothing is sent, and the public example secret is reported', async () => {
    const lines = await hookLines({
      SHOP_ORIGIN: 'https://shop.invalid',
      SEARCH_HOOK_SECRET: '',
      CONTENT_HOOK_SECRET: 'our-own',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        line('secret of content', 'ok'),
        line(
          'POST /hooks/content, rightly signed, is taken',
          'unknown',
          'the shop does not answer at SHOP_ORIGIN',
        ),
        line('secret of commerce', 'less', 'it is the one of .env.example, which everybody knows'),
        line('secret of search', 'less', 'there is none'),
        line('POST /hooks/search, wrongly signed, is refused', 'unknown', 'not asked'),
      ]),
    );
  });

  test('a server that accepts every request is reported as not being the shop', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welkom'),
    );
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const PORT = String((server.address() as AddressInfo).port);
    const lines = await hookLines({ PORT });
    server.close();
    expect(lines.filter(({ state }) => state === 'missing')).toEqual(
      HOOKS.map((name) => line(`POST /hooks/${name}, wrongly signed, is refused`, 'missing', 'it is taken')),
    );
    expect(lines).toContainEqual(
      line('POST /hooks/search, rightly signed, is taken', 'less', 'what answers there is not the shop'),
    );
  });
});

test('lines are in columns, and have colours only where asked', async () => {
  const results = await runChecks([
    {
      name: 'shop',
      checks: [
        { title: 'one', why: 'Why.', mend: 'Mend.', run: () => undefined },
        { title: 'two', why: 'Why.', mend: 'Mend.', run: () => 'it is gone' },
        {
          title: 'three',
          why: 'Why.',
          mend: 'Mend.',
          optional: true,
          run: () => Promise.reject(new Error('odd')),
        },
      ],
    },
  ]);
  expect(toLines(results).split('\n').slice(0, 3)).toEqual([
    '✓ shop  one',
    '✗ shop  two: it is gone. Why. Mend.',
    '– shop  three: the check itself failed: odd',
  ]);
  expect(toLines(results, { hasColour: true })).toContain('\u001B[31m✗\u001B[39m');
});

test('a port that something else holds is named', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const results = await runChecks([machine({ port, backendPort: undefined, dataDir: '.' })]);
  server.close();
  expect(results.find(({ title }) => title.startsWith('port'))).toMatchObject({
    state: 'missing',
    found: `something else listens at ${port}`,
  });
});
