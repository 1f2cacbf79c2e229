/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedFolder } from './published.fixture';
import {
  DamagedRegistry,
  findRegistry,
  lastGoodFile,
  readRegistry,
  registryFile,
  updateRegistry,
} from './registry';

const folder = publishedFolder();
const whole = { remotes: { 'mf-search': { version: 'aaa', previous: ['bbb'] } } };

test('an absent registry is empty, and a new one is written whole', async () => {
  expect(await findRegistry(registryFile(folder.dir))).toBeUndefined();
  expect(await readRegistry(folder.dir)).toEqual({ remotes: {} });
  await updateRegistry(join(folder.dir, 'new'), (registry) => void Object.assign(registry, whole));
  expect(await readRegistry(join(folder.dir, 'new'))).toEqual(whole);
  expect(await readdir(join(folder.dir, 'new'))).toEqual(['registry.json']);
});

test.each([
  ['half of it', '{ "remotes": '],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no remotes', '{}'],
  ['an entry that is a text', '{ "remotes": { "mf-search": "aaa" } }'],
  ['a version that is a number', '{ "remotes": { "mf-search": { "version": 1, "previous": [] } } }'],
  [
    'a version that leads out of its folder',
    '{ "remotes": { "mf-search": { "version": "../x", "previous": [] } } }',
  ],
  ['no history', '{ "remotes": { "mf-search": { "version": "aaa" } } }'],
  [
    'a history that leads elsewhere',
    '{ "remotes": { "mf-search": { "version": "aaa", "previous": ["a/b"] } } }',
  ],
  ['a move to nowhere', '{ "remotes": {}, "redirects": { "/a": {} } }'],
  ['a move with another status', '{ "remotes": {}, "redirects": { "/a": { "to": "/b", "status": 200 } } }'],
])(
  'a registry with %s is damaged: it is not believed, and commands leave it as it is',
  async (_what, text) => {
    await folder.write('registry.json', text);
    const reading = readRegistry(folder.dir);
    await expect(reading).rejects.toThrow(DamagedRegistry);
    await expect(reading).rejects.toThrow(`${registryFile(folder.dir)} is damaged: `);
    await expect(updateRegistry(folder.dir, () => undefined)).rejects.toThrow('is damaged');
    expect(await readFile(registryFile(folder.dir), 'utf8')).toBe(text);
    expect(await readdir(folder.dir)).toEqual(['registry.json']);
  },
);

test('what is wrong with a registry is said by its place in it', async () => {
  await folder.write('registry.json', '{ "remotes": { "mf-search": { "version": 1, "previous": [] } } }');
  await expect(readRegistry(folder.dir)).rejects.toThrow('remotes.mf-search.version: ');
});

test('moves with and without a status, and what a newer command wrote, are kept', async () => {
  const more = { ...whole, redirects: { '/a': { to: '/b' }, '/c': { to: '/d', status: 302 } }, signed: 'x' };
  await folder.write('registry.json', JSON.stringify(more));
  await updateRegistry(folder.dir, () => undefined);
  expect(await readRegistry(folder.dir)).toEqual(more);
});

test('what cannot be read for another reason is no damage', async () => {
  await expect(findRegistry(folder.dir)).rejects.toThrow('EISDIR');
  await expect(findRegistry(folder.dir)).rejects.not.toThrow(DamagedRegistry);
});

test('a registry that was lost begins with what served last, one that is there with itself', async () => {
  await folder.write('last-good-registry.json', JSON.stringify(whole));
  expect(lastGoodFile(folder.dir)).toBe(join(folder.dir, 'last-good-registry.json'));
  const added = { version: 'ccc', previous: [] };
  const add = await updateRegistry(folder.dir, ({ remotes }) => void (remotes['mf-content'] = added));
  expect(add.remotes).toEqual({ ...whole.remotes, 'mf-content': added });
  await folder.write('registry.json', JSON.stringify({ remotes: {} }));
  expect(await updateRegistry(folder.dir, () => undefined)).toEqual({ remotes: {} });
});

test('a change that fails changes nothing and keeps nobody waiting', async () => {
  await folder.write('registry.json', JSON.stringify(whole));
  const failing = updateRegistry(folder.dir, (registry) => {
    registry.remotes = {};
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readRegistry(folder.dir)).toEqual(whole);
  await updateRegistry(folder.dir, () => undefined);
});
