/** @jest-environment node */
import { openStore } from '@weefsel/federation/store';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { securityHeaders } from './security/security-headers';
import { staticFiles } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'weefsel-files-'));
const app = fastify();
const OURS = [
  '/assets/main.js.map',
  '/remotes/mf-search/1/server.cjs',
  '/remotes/mf-search/1/server.cjs.br',
  '/remotes/mf-search/1/types.json',
  '/remotes/mf-search/1/answers.json.gz',
  '/remotes/mf-search/1/types.json.gz',
  '/remotes/mf-search/1/door.js.map',
  '/remotes/mf-search/1/door.js.map.gz',
  '/remotes/mf-search/.draft-2/door.js',
];
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
  for (const file of OURS) writeFileSync(join(root, placeOf(file)), 'ours');
  securityHeaders(app);
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
