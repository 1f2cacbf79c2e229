/** @jest-environment node */
import fastify from 'fastify';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { keepBuild } from './kept-builds';
import { staticFiles } from './static-files';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'weefsel-builds-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build of the shell with one chunk; takes the place of the one before, as webpack does. */
function build(name: string): void {
  const browserDir = join(root, 'dist/browser');
  rmSync(browserDir, { recursive: true, force: true });
  mkdirSync(browserDir, { recursive: true });
  writeFileSync(join(browserDir, 'assets.json'), JSON.stringify({ build: name }));
  writeFileSync(join(browserDir, 'main.js'), `main of ${name}`);
  writeFileSync(join(browserDir, `chunk.${name}.js`), `chunk of ${name}`);
}

test('a tab of an earlier build still gets its chunks, the newest build gets its own [FED-02]', async () => {
  build('one');
  keepBuild(join(root, 'dist/browser'), root);
  build('two');
  const app = fastify();
  await staticFiles(app, { buildDir: join(root, 'dist'), dataDir: root } as ServerConfig);
  const text = async (file: string) => (await app.inject(`/assets/${file}`)).body;
  expect(await text('chunk.one.js')).toBe('chunk of one');
  expect(await text('chunk.two.js')).toBe('chunk of two');
  expect(await text('main.js')).toBe('main of two');
  expect((await app.inject('/assets/chunk.none.js')).statusCode).toBe(404);
  build('three');
  expect(await text('main.js')).toBe('main of two');
  await app.close();
});

test('builds that are long gone are dropped, the newest and the running one never [FED-02]', () => {
  for (let number = 1; number <= 8; number += 1) {
    build(`b${number}`);
    keepBuild(join(root, 'dist/browser'), root);
    utimesSync(join(root, 'shell', `b${number}`), number, number);
  }
  expect(existsSync(join(root, 'shell/b1'))).toBe(false);
  expect(existsSync(join(root, 'shell/b8'))).toBe(true);
  build('b3');
  expect(keepBuild(join(root, 'dist/browser'), root)[0]).toBe(join(root, 'shell/b3'));
});
