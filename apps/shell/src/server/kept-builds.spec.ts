/** @jest-environment node */
import { openStore } from '@weefsel/federation/store';
import fastify from 'fastify';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { keepBuild } from './kept-builds';
import { staticFiles } from './static-files';
import { unknownAddresses } from './unknown-addresses';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'weefsel-builds-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build of the shell with its script and one chunk; takes the place of the one before, as webpack does. */
function build(name: string): void {
  const browserDir = join(root, 'dist/browser');
  rmSync(browserDir, { recursive: true, force: true });
  mkdirSync(browserDir, { recursive: true });
  writeFileSync(join(browserDir, 'assets.json'), JSON.stringify({ build: name }));
  writeFileSync(join(browserDir, `main.${name}.js`), `main of ${name}`);
  writeFileSync(join(browserDir, `chunk.${name}.js`), `chunk of ${name}`);
}

/** A server of the build that was made last, with a data folder of its own or that of another. */
async function server(dataDir = root) {
  const app = fastify();
  unknownAddresses(app);
  await staticFiles(
    app,
    { buildDir: join(root, 'dist'), dataDir } as ServerConfig,
    openStore({ DATA_DIR: dataDir }),
  );
  return (file: string) => app.inject(`/assets/${file}`);
}

const [ONE, TWO, THREE] = ['0000aaa1', '0000aaa2', '0000aaa3'];

test('a tab of an earlier build still gets its chunks, the newest build gets its own [FED-02]', async () => {
  build(ONE);
  keepBuild(join(root, 'dist/browser'), root);
  build(TWO);
  const ask = await server();
  expect((await ask(`chunk.${ONE}.js`)).body).toBe(`chunk of ${ONE}`);
  expect((await ask(`main.${ONE}.js`)).body).toBe(`main of ${ONE}`);
  expect((await ask(`chunk.${TWO}.js`)).body).toBe(`chunk of ${TWO}`);
  build(THREE);
  expect((await ask(`main.${TWO}.js`)).body).toBe(`main of ${TWO}`);
});

test('a document of a new build never gets bytes of an old one, nor is what it misses kept as missing', async () => {
  build(ONE);
  const ask = await server();
  const answer = await ask(`main.${TWO}.js`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('servers with one data folder have each other’s builds, also such that come later', async () => {
  build(ONE);
  const older = await server();
  build(TWO);
  const newer = await server();
  for (const ask of [older, newer])
    for (const name of [ONE, TWO]) {
      const { statusCode, body, headers } = await ask(`main.${name}.js`);
      expect([statusCode, body]).toEqual([200, `main of ${name}`]);
      expect(headers['cache-control']).toContain('immutable');
    }
});

test.each(['assets.json', 'main.js', `../assets.json`, `..%2f${ONE}%2fassets.json`])(
  '%s has no content in its name, so it is not there',
  async (file) => {
    build(ONE);
    const ask = await server();
    const answer = await ask(file);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('builds that are long gone are dropped, the newest and the running one never [FED-02]', () => {
  for (let number = 1; number <= 8; number += 1) {
    build(`0000bbb${number}`);
    keepBuild(join(root, 'dist/browser'), root);
    utimesSync(join(root, 'shell', `0000bbb${number}`), number, number);
  }
  expect(existsSync(join(root, 'shell/0000bbb1'))).toBe(false);
  expect(existsSync(join(root, 'shell/0000bbb8'))).toBe(true);
  build('0000bbb3');
  expect(keepBuild(join(root, 'dist/browser'), root).folderOf('main.0000bbb3.js')).toBe(
    join(root, 'shell/0000bbb3'),
  );
});

test('copies that were left behind half done are cleared; one that is being made stays', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [name, minutes] of [
    ['.draft-1-b1', 11],
    ['.draft-2-b2', 9],
  ] as const) {
    mkdirSync(join(root, 'shell', name), { recursive: true });
    utimesSync(join(root, 'shell', name), minutesAgo(minutes), minutesAgo(minutes));
  }
  build('b3');
  keepBuild(join(root, 'dist/browser'), root);
  expect(readdirSync(join(root, 'shell')).sort()).toEqual(['.draft-2-b2', 'b3']);
});
