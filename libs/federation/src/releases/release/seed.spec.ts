import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { newKey, readHistory, trustedKeys } from '../composition';
import { openStore } from '../store';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { publishedFolder } from './published.fixture';
import { BadSeed, seedStore } from './seed';
import { releaseVersion } from './release-versions';

const folder = publishedFolder();
const other = temporaryFolder();
const seed = () => openStore({ RELEASE_STORE: join(folder.dir, 'store') });
const shop = () => openStore({ RELEASE_STORE: join(other.dir, 'store') });
const keys = () => trustedKeys(join(folder.dir, 'keys'));
const seedShop = (trusted = keys()) => seedStore(seed(), shop(), trusted, 'server one');

async function released(version: string) {
  await folder.put('mf-search', version);
  return (await releaseVersion(folder.releaseStore, 'mf-search', version)).now.id;
}

test('an empty store gets all that is live in the seed, and its pointer', async () => {
  const id = await released('aaa');
  expect(await seedShop()).toEqual({ live: id, isNew: true });
  expect(String(await shop().files.read('remotes/mf-search/aaa/server.cjs'))).toContain('aaa');
  expect(JSON.parse((await shop().pointers.read('channels/live'))?.value ?? '')).toEqual({
    composition: id,
    previous: [],
  });
});

test('a seed is in the history once: it names the composition to return to', async () => {
  const id = await released('aaa');
  await Promise.all([seedShop(), seedShop()]);
  await seedShop();
  const seeds = (await readHistory(shop().files)).filter(({ what }) => what === 'seed');
  expect(seeds).toMatchObject([{ by: 'server one', channel: 'live', to: id }]);
});

test('a store with something live stays as it is, also the second time', async () => {
  const first = await released('aaa');
  await seedShop();
  await released('bbb');
  expect(await seedShop()).toEqual({ live: first, isNew: false });
  expect(await shop().files.read('remotes/mf-search/bbb/server.cjs')).toBeUndefined();
});

test('many servers that seed one store at once make one thing live', async () => {
  const id = await released('aaa');
  const all = await Promise.all(Array.from({ length: 8 }, () => seedShop()));
  expect(all.map(({ live }) => live)).toEqual(Array(8).fill(id));
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('rejects an empty, an untrusted and a changed seed, and makes nothing live', async () => {
  await expect(seedShop()).rejects.toThrow('Nothing is live in the seed');
  const id = await released('aaa');
  const strangers = trustedKeys(other.dir, newKey().public);
  await expect(seedShop(strangers)).rejects.toThrow(BadSeed);
  const file = join(folder.dir, 'store/files/compositions', `${id}.json`);
  await writeFile(file, (await readFile(file, 'utf8')).replace('aaa', 'xxx'));
  await expect(seedShop()).rejects.toThrow('The seed is not taken.');
  expect(await shop().pointers.read('channels/live')).toBeUndefined();
});
