/** @jest-environment node */
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { securityHeaders } from './security/security-headers';
import { staticFiles } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'weefsel-files-'));
const app = fastify();
beforeAll(async () => {
  mkdirSync(join(root, 'dist/browser'), { recursive: true });
  mkdirSync(join(root, 'remotes/mf-search/1'), { recursive: true });
  writeFileSync(join(root, 'dist/browser/assets.json'), JSON.stringify({ build: 'one' }));
  writeFileSync(join(root, 'dist/browser/main.js'), 'main');
  writeFileSync(join(root, 'remotes/mf-search/1/door.js'), 'door');
  securityHeaders(app);
  await staticFiles(app, { buildDir: join(root, 'dist'), dataDir: root } as ServerConfig);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(['/assets/main.js', '/remotes/mf-search/1/door.js'])(
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
