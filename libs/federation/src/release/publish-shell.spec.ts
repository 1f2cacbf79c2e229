/** @jest-environment node */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDocument } from '../composition';
import type { Files } from '../store';
import { integrityOf } from './built-files';
import { builtShell } from './built-shell.fixture';
import { NotBuilt, publishShell } from './publish-shell';

const shell = builtShell();
const publishNow = (store: Files = shell.store) => publishShell(shell.buildDir, store);
const paths = async () => (await shell.store.list('')).map(({ path }) => path);

test('a build is named by its files, by what it needs and by how it speaks, and by nothing else', async () => {
  const { build } = await shell.build('one');
  expect(build).toMatch(/^[\da-f]{12}$/);
  expect((await shell.build('one')).build).toBe(build);
  const others = [
    await shell.build('two'),
    await shell.build('one', { words: 2 }),
    await shell.build('one', { needs: { react: '19.3.1' } }),
  ];
  await shell.build('one');
  for (const beside of ['offer.json', 'types.json.gz']) {
    await shell.write(`../${beside}`, 'other');
    others.push(await shell.describe());
  }
  expect(new Set([build, ...others.map((other) => other.build)]).size).toBe(6);
});

test('what each machine makes of the files differently does not change the name', async () => {
  const { build, files } = await shell.build('one');
  await shell.write('browser/main.0000aaa1.js.br', 'smaller main');
  await shell.write('browser/main.0000aaa1.js.map', '{"of":"this machine"}');
  const again = await shell.describe();
  expect(again.build).toBe(build);
  expect(again.files).not.toEqual(files);
});

test('the manifest says what every file holds, but itself', async () => {
  await shell.build('one');
  const { files } = await shell.describe();
  expect(Object.keys(files).sort()).toEqual([
    'browser/main.0000aaa1.js',
    'browser/main.0000aaa1.js.br',
    'browser/main.0000aaa1.js.map',
    'offer.json',
    'server/server.mjs',
    'types.json.gz',
  ]);
  expect(files['server/server.mjs']).toBe(integrityOf('server of one'));
});

test('all files of a build are in the store, and its manifest came last', async () => {
  const { build, files } = await shell.build('one');
  const written: string[] = [];
  const { store } = shell;
  const create: Files['create'] = (path, content) => {
    written.push(path);
    return store.create(path, content);
  };
  expect(await publishNow({ ...store, create })).toBe(build);
  expect(written.at(-1)).toBe(`shell-builds/${build}.json`);
  expect((await paths()).sort()).toEqual(
    [`shell-builds/${build}.json`, ...Object.keys(files).map((file) => `shell/${build}/${file}`)].sort(),
  );
  expect(String(await store.read(`shell/${build}/server/server.mjs`))).toBe('server of one');
  expect(String(await store.read(`shell-builds/${build}.json`))).toBe(
    await readFile(join(shell.buildDir, 'manifest.json'), 'utf8'),
  );
});

test('what is published already is not written again', async () => {
  await shell.build('one');
  const build = await publishNow();
  const create = jest.fn();
  expect(await publishNow({ ...shell.store, create })).toBe(build);
  expect(create).not.toHaveBeenCalled();
});

test('a publish that breaks off leaves no build that could be named, and the next one goes on with it', async () => {
  const { build } = await shell.build('one');
  const { store } = shell;
  const create: Files['create'] = async (path, content) => {
    if (path.endsWith('server.mjs')) throw new Error('the disk is full');
    return store.create(path, content);
  };
  await expect(publishNow({ ...store, create })).rejects.toThrow('the disk is full');
  expect(await store.list('shell-builds/')).toEqual([]);
  expect(await publishNow()).toBe(build);
  expect(await store.read(`shell/${build}/server/server.mjs`)).toBeDefined();
});

test('a shell that is not built is not published, and it is said how to build it', async () => {
  await shell.build('one');
  await rm(join(shell.buildDir, 'manifest.json'));
  const refused = publishNow();
  await expect(refused).rejects.toThrow(NotBuilt);
  await expect(refused).rejects.toThrow(/manifest\.json is missing\. Run: npx nx build shell\.$/);
});

test.each([
  ['changed', () => shell.write('server/server.mjs', 'changed')],
  ['taken away', () => rm(join(shell.buildDir, 'server/server.mjs'))],
])('a build of which a file was %s is not published', async (_what, change) => {
  await shell.build('one');
  await change();
  const refused = publishNow();
  await expect(refused).rejects.toThrow(NotBuilt);
  await expect(refused).rejects.toThrow(
    'server/server.mjs of the built shell was changed after it was built',
  );
  expect(await shell.store.list('shell-builds/')).toEqual([]);
});

test.each([
  ['no JSON', '{"build"'],
  ['no manifest', '{"build":"one"}'],
  ['a file elsewhere', '{"build":"one","words":1,"needs":{},"files":{"../secret":"sha384-x"}}'],
  ['a folder elsewhere', '{"build":"../one","words":1,"needs":{},"files":{}}'],
])('a manifest that holds %s is damaged', async (_what, text) => {
  await shell.build('one');
  await writeFile(join(shell.buildDir, 'manifest.json'), text);
  await expect(publishNow()).rejects.toThrow(DamagedDocument);
  expect(await paths()).toEqual([]);
});
