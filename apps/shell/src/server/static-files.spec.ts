/** @jest-environment node */
import { openStore } from '@weefsel/federation/store';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { securityHeaders } from './security/security-headers';
import { staticFiles } from './static-files';
import { unknownAddresses } from './unknown-addresses';

const root = mkdtempSync(join(tmpdir(), 'weefsel-files-'));
const app = fastify();
const OURS = [
  '/assets/main.js.map',
  '/remotes/mf-search/1/server.cjs',
  '/remotes/mf-search/1/server.cjs.br',
  '/remotes/mf-search/1/types.json',
  '/remotes/mf-search/1/types.json.gz',
  '/remotes/mf-search/1/door.js.map',
  '/remotes/mf-search/1/door.js.map.gz',
  '/remotes/mf-search/.draft-2/door.js',
];
/** Puts another build of the shell into the store, with one file of the browser. */
function publish(build: string, file: string): void {
  const own = join(root, 'store/files/shell', build, 'browser');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, file), `${file} of ${build}`);
  const files = { [`browser/${file}`]: 'sha384-x', 'browser/assets.json': 'sha384-x' };
  mkdirSync(join(root, 'store/files/shell-builds'), { recursive: true });
  writeFileSync(
    join(root, 'store/files/shell-builds', `${build}.json`),
    JSON.stringify({ build, words: 1, needs: {}, files }),
  );
}

/** Where a file lies that would be had at an address. */
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
  writeFileSync(join(root, 'store/files/remotes/mf-search/1/door.js'), 'door');
  mkdirSync(join(root, 'store/files/remotes/mf-search/.draft-2'));
  publish('earlier', 'chunk.0000aaa0.js');
  publish('same', 'main.0000aaa1.js');
  for (const file of OURS) writeFileSync(join(root, placeOf(file)), 'ours');
  securityHeaders(app);
  unknownAddresses(app);
  await staticFiles(
    app,
    { buildDir: join(root, 'dist'), dataDir: root } as ServerConfig,
    openStore({ DATA_DIR: root }),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(['/assets/main.0000aaa1.js', '/remotes/mf-search/1/door.js'])(
  '%s may do nothing as a document, and carries no headers that only documents heed',
  async (path) => {
    const { headers, statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  },
);

test.each([...OURS, '/remotes/mf-search/1/%2E%2E/1/server.cjs', '/remotes/mf-search/1/server%2Ecjs'])(
  '%s is not given to browsers',
  async (path) => {
    const { body, statusCode } = await app.inject(path);
    expect(statusCode).toBe(404);
    expect(body).not.toBe('ours');
  },
);

test('a tab of another build still gets its chunks, and a server’s own files are its own [FED-02]', async () => {
  const chunk = await app.inject('/assets/chunk.0000aaa0.js');
  expect([chunk.statusCode, chunk.body]).toEqual([200, 'chunk.0000aaa0.js of earlier']);
  expect(chunk.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await app.inject('/assets/main.0000aaa1.js')).body).toBe('main');
});

test.each([
  'main.0000aaa9.js',
  'assets.json',
  'main.js',
  '../assets.json',
  '..%2fearlier%2fassets.json',
  '..%2fshell-builds%2fearlier.json',
])('%s is in no build, or has no content in its name: it is not there, nor kept as missing', async (file) => {
  const { statusCode, headers } = await app.inject(`/assets/${file}`);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('what a server has no more of its own build is had from the store [FED-02]', async () => {
  rmSync(join(root, 'dist/browser/main.0000aaa1.js'));
  const { statusCode, body } = await app.inject('/assets/main.0000aaa1.js');
  expect([statusCode, body]).toEqual([200, 'main.0000aaa1.js of same']);
});
