import { openStore } from '@weefsel/federation/store';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { requestLog } from '../operations/request-log';
import { securityHeaders } from './security/security-headers';
import { staticFiles } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'weefsel-files-'));
const app = fastify();
/** A file of another build. */
const OTHER = 'main.0000aaa2.js';
const OURS = [
  '/assets/main.js.map',
  '/remotes/mf-search/1/server.cjs',
  '/remotes/mf-search/1/server.cjs.br',
  '/remotes/mf-search/1/types.json',
  '/remotes/mf-search/1/answers.json.gz',
  '/remotes/mf-search/1/types.json.gz',
  '/remotes/mf-search/1/sbom.cdx.json',
  '/remotes/mf-search/1/entry.js.map',
  '/remotes/mf-search/1/entry.js.map.gz',
  '/remotes/mf-search/.draft-2/entry.js',
];
/** Location of the file for an address. */
const placeOf = (address: string): string =>
  address
    .slice(1)
    .replace(/^assets/, 'dist/browser')
    .replace(/^remotes/, 'store/files/remotes');

beforeAll(async () => {
  mkdirSync(join(root, 'dist/browser'), { recursive: true });
  mkdirSync(join(root, 'store/files/remotes/mf-search/1'), { recursive: true });
  writeFileSync(join(root, 'dist/browser/assets.json'), JSON.stringify({ build: 'one' }));
  writeFileSync(join(root, 'dist/browser/main.0000aaa1.js'), 'main');
  writeFileSync(join(root, 'dist/browser/icon.0000aaa1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const other = {
    build: 'two',
    words: 1,
    needs: {},
    files: { [`browser/${OTHER}`]: '', 'server/main.0000aaa3.js': '' },
  };
  for (const [file, content] of Object.entries({
    'shell-builds/two.json': JSON.stringify(other),
    [`shell/two/browser/${OTHER}`]: 'main of another build',
    [`shell/two/browser/${OTHER}.br`]: 'made small',
    'shell/two/server/main.0000aaa3.js': 'ours',
  })) {
    mkdirSync(dirname(join(root, 'store/files', file)), { recursive: true });
    writeFileSync(join(root, 'store/files', file), content);
  }
  writeFileSync(join(root, 'store/files/remotes/mf-search/1/entry.js'), 'entry');
  mkdirSync(join(root, 'store/files/remotes/mf-search/.draft-2'));
  for (const file of OURS) writeFileSync(join(root, placeOf(file)), 'ours');
  securityHeaders(app);
  requestLog(app);
  await staticFiles(app, { buildDir: join(root, 'dist') }, openStore({ DATA_DIR: root }));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(['/assets/main.0000aaa1.js', `/assets/${OTHER}`, '/remotes/mf-search/1/entry.js'])(
  '%s may do nothing as a document, and has no headers for documents or of one request',
  async (path) => {
    const { headers, statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; img-src 'self'; report-uri /api/violations; report-to violations",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    for (const name of ['permissions-policy', 'x-frame-options', 'x-request-id', 'etag', 'accept-ranges'])
      expect(headers).not.toHaveProperty(name);
  },
);

test('a picture that can be a document may do nothing there', async () => {
  const { headers, statusCode } = await app.inject('/assets/icon.0000aaa1.svg');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none';/);
});

test.each([...OURS, '/remotes/mf-search/1/%2E%2E/1/server.cjs', '/remotes/mf-search/1/server%2Ecjs'])(
  '%s is not given to browsers',
  async (path) => {
    const { body, statusCode } = await app.inject(path);
    expect(statusCode).toBe(404);
    expect(body).not.toBe('ours');
  },
);

test('files of another build come from the store, in the form that a browser takes; those of its server do not', async () => {
  const small = await app.inject({ url: `/assets/${OTHER}`, headers: { 'accept-encoding': 'br' } });
  expect([small.body, small.headers['content-encoding']]).toEqual(['made small', 'br']);
  expect((await app.inject(`/assets/${OTHER}`)).body).toBe('main of another build');
  const missing = await app.inject('/assets/main.0000aaa3.js');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, undefined]);
});

test('a development build serves its source maps, and no file of servers', async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  const development = fastify();
  await staticFiles(development, { buildDir: join(root, 'dist') }, openStore({ DATA_DIR: root }));
  process.env.NODE_ENV = before;
  const statusOf = async (url: string) => (await development.inject({ url })).statusCode;
  expect(await statusOf('/assets/main.js.map')).toBe(200);
  expect(await statusOf('/remotes/mf-search/1/server.cjs')).toBe(404);
  await development.close();
});

test('while the store is away, a file of it is a 503 that asks to come back, and no error page', async () => {
  const away = fastify();
  const store = { ...openStore({ DATA_DIR: root }), bring: () => Promise.reject(new Error('away')) };
  await staticFiles(away, { buildDir: join(root, 'dist') }, store);
  for (const url of ['/remotes/mf-search/1/entry.js', `/assets/${OTHER}`]) {
    const { body, headers, statusCode } = await away.inject({ url });
    expect([statusCode, body]).toEqual([503, 'Service Unavailable']);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  }
  await away.close();
});
