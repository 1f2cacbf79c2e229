/** @jest-environment node */
import { mkdir, readdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DamagedDocument } from '../composition';
import type { Release } from '../composition';
import type { Bringing } from './bring-shell';
import { bringShell, CannotRun } from './bring-shell';
import { sha256 } from './built-files';
import { builtShell } from './built-shell.fixture';
import { publishShell } from './publish-shell';

const shell = builtShell();
const reads: string[] = [];
beforeEach(() => void (reads.length = 0));

const here = (): Bringing => ({
  files: {
    read: (path) => {
      reads.push(path);
      return shell.store.read(path);
    },
  },
  dir: join(shell.dir, 'builds'),
  nodeModules: join(shell.dir, 'node_modules'),
  words: 1,
});
const bring = (release: Release, changes: Partial<Bringing> = {}) =>
  bringShell(release, { ...here(), ...changes });

/** Publishes what is built now, as a composition names it. */
async function published(): Promise<Release> {
  const version = await publishShell(shell.buildDir, shell.store);
  const manifest = await shell.store.read(`shell-builds/${version}.json`);
  return { version, manifest: sha256(String(manifest)) };
}

async function release(...build: Parameters<typeof shell.build>): Promise<Release> {
  await shell.build(...build);
  return published();
}

async function install(name: string, version: string): Promise<void> {
  const folder = join(here().nodeModules, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
}

const stored = (path: string) => join(shell.dir, 'store', path);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('a build is brought with its manifest and this machine’s packages, and without the maps of the browser', async () => {
  await install('react', '19.3.1');
  const one = await release('one', { needs: { react: '19.3.1' } });
  const folder = await bring(one);
  expect(folder).toBe(join(here().dir, one.version));
  expect(await readFile(join(folder, 'server/server.mjs'), 'utf8')).toBe('server of one');
  expect((await readdir(join(folder, 'browser'))).sort()).toEqual([
    'main.0000aaa1.js',
    'main.0000aaa1.js.br',
  ]);
  expect(sha256(await readFile(join(folder, 'manifest.json')))).toBe(one.manifest);
  expect(await realpath(join(folder, 'node_modules'))).toBe(await realpath(here().nodeModules));
});

test('what was brought whole is not fetched again, whether or not the store can be had', async () => {
  const one = await release('one');
  const folder = await bring(one);
  reads.length = 0;
  expect(await bring(one)).toBe(folder);
  expect(reads).toEqual([]);
  expect(await readdir(here().dir)).toEqual([one.version]);
});

test.each([
  ['changed', (folder: string) => writeFile(join(folder, 'server/server.mjs'), 'changed')],
  ['taken away', (folder: string) => rm(join(folder, 'server/server.mjs'))],
  ['taken away with its manifest', (folder: string) => rm(join(folder, 'manifest.json'))],
])('what was %s on this machine is brought anew', async (_what, change) => {
  const one = await release('one');
  const folder = await bring(one);
  await change(folder);
  await bring(one);
  expect(await readFile(join(folder, 'server/server.mjs'), 'utf8')).toBe('server of one');
  expect(sha256(await readFile(join(folder, 'manifest.json')))).toBe(one.manifest);
});

test.each([
  ['none', undefined],
  ['19.4.0', '19.4.0'],
])('a build does not run where a package that it needs is there as %s', async (found, version) => {
  if (version) await install('react', version);
  const one = await release('one', { needs: { react: '19.3.1' } });
  const refused = bring(one);
  await expect(refused).rejects.toThrow(CannotRun);
  await expect(refused).rejects.toThrow(
    `It needs react 19.3.1, here is ${found}. Deploy the server itself anew: its packages and its own code.`,
  );
  await expect(readdir(here().dir)).rejects.toThrow('ENOENT');
});

test('a build does not run below a primary that speaks otherwise; all reasons are said', async () => {
  const one = await release('one', { words: 2, needs: { '@fastify/static': '9.0.0' } });
  await expect(bring(one)).rejects.toThrow(
    'It and its primary speak differently (2, the primary 1). It needs @fastify/static 9.0.0, here is none.',
  );
});

test('what was brought when it could run is refused when it cannot any more', async () => {
  await install('react', '19.3.1');
  const one = await release('one', { needs: { react: '19.3.1' } });
  await bring(one);
  await install('react', '20.0.0');
  await expect(bring(one)).rejects.toThrow('It needs react 19.3.1, here is 20.0.0.');
});

test.each([
  ['a manifest that is not there', 'is not in the store', (path: string) => rm(stored(path))],
  [
    'a changed manifest',
    'was changed after it was published',
    (path: string) => writeFile(stored(path), '{}'),
  ],
])('%s is damage', async (_what, why, change) => {
  const one = await release('one');
  const path = `shell-builds/${one.version}.json`;
  await change(path);
  const refused = bring(one);
  await expect(refused).rejects.toThrow(DamagedDocument);
  await expect(refused).rejects.toThrow(`${path} ${why}.`);
});

test('a manifest that was published so, and is none, is damage', async () => {
  const path = 'shell-builds/one.json';
  await shell.store.create(path, '{"build":"one"}');
  const refused = bring({ version: 'one', manifest: sha256('{"build":"one"}') });
  await expect(refused).rejects.toThrow(DamagedDocument);
  await expect(refused).rejects.toThrow(`${path} is damaged: `);
});

test.each([
  ['changed', 'was changed after it was published', (path: string) => writeFile(stored(path), 'changed')],
  ['taken away', 'is missing', (path: string) => rm(stored(path))],
])(
  'a file that was %s in the store leaves nothing behind, nor takes the place of what is here',
  async (_what, why, change) => {
    const one = await release('one');
    const path = `shell/${one.version}/server/server.mjs`;
    const content = await readFile(stored(path));
    await change(path);
    const refused = bring(one);
    await expect(refused).rejects.toThrow(DamagedDocument);
    await expect(refused).rejects.toThrow(`${path} ${why}.`);
    expect(await readdir(here().dir)).toEqual([]);
    await writeFile(stored(path), content);
    expect(await bring(one)).toBe(join(here().dir, one.version));
  },
);

test('it is over only when nothing is fetched any more, so that nothing is written after its folder went', async () => {
  const one = await release('one');
  await rm(stored(`shell/${one.version}/server/server.mjs`));
  let hasCome = false;
  const read: Bringing['files']['read'] = async (path) => {
    if (path.endsWith('main.0000aaa1.js')) {
      await setTimeout(20);
      hasCome = true;
    }
    return shell.store.read(path);
  };
  await expect(bring(one, { files: { read } })).rejects.toThrow(DamagedDocument);
  expect(hasCome).toBe(true);
  expect(await readdir(here().dir)).toEqual([]);
});

test('a draft that was left behind is cleared; one that is being made stays', async () => {
  for (const [name, minutes] of [
    ['.draft-1', 11],
    ['.draft-2', 9],
  ] as const) {
    const draft = join(here().dir, name);
    await mkdir(draft, { recursive: true });
    await utimes(draft, minutesAgo(minutes), minutesAgo(minutes));
  }
  const { version } = await release('one');
  await bring(await published());
  expect((await readdir(here().dir)).sort()).toEqual(['.draft-2', version]);
});

test('the two that were brought last stay beside the one that is brought, whichever is brought again', async () => {
  const releases: Release[] = [];
  for (const text of ['one', 'two', 'three']) {
    const next = await release(text);
    const folder = await bring(next);
    const at = minutesAgo(10 - releases.length);
    await utimes(folder, at, at);
    releases.push(next);
  }
  const [one, , three] = releases as [Release, Release, Release];
  await bring(one);
  const four = await release('four');
  await bring(four);
  expect((await readdir(here().dir)).sort()).toEqual([one, three, four].map(({ version }) => version).sort());
});
