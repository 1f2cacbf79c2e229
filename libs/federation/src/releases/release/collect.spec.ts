import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDocument, rehearsalFolder, writeRehearsal } from '../composition';
import { collect } from './collect';
import { storeDir } from './release-store';
import { builtShells } from './built-shell.fixture';
import { publishedFolder } from './published.fixture';
import { publishShell } from './publish-shell';
import { promote } from './promote';
import { releaseVersion } from './release-versions';

const folder = publishedFolder();
const built = builtShells();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const later = (days: number, dryRun = false) =>
  collect(folder.releaseStore, { days: 30, now: inDays(days), dryRun });
const isThere = (version: string) =>
  access(join(storeDir(folder.dir), 'files/remotes/mf-search', version)).then(
    () => true,
    () => false,
  );

const release = async (version: string, channel = 'live') => {
  await folder.put('mf-search', version);
  await releaseVersion(folder.releaseStore, 'mf-search', version, { channel });
};

test('removes only versions that no rollback reaches and that are old enough', async () => {
  await release('aaa');
  await release('bbb');
  await folder.put('mf-search', 'refused');
  expect(await later(29)).toEqual({ versions: [], files: 0 });
  expect(await later(31, true)).toEqual({ versions: ['mf-search@refused'], files: 2 });
  expect(await folder.releaseStore.files.read('remotes/mf-search/refused/manifest.json')).toBeDefined();
  expect(await later(31)).toEqual({ versions: ['mf-search@refused'], files: 2 });
  expect(await folder.releaseStore.files.list('remotes/mf-search/refused/')).toEqual([]);
  expect([await isThere('aaa'), await isThere('bbb')]).toEqual([true, true]);
});

test('keeps the versions that a preview shows, whatever is live', async () => {
  await release('aaa');
  await release('ccc', 'preview/winter');
  await release('bbb');
  expect((await later(100)).versions).toEqual([]);
  await promote(folder.releaseStore, 'preview/winter', { channel: 'live' });
  expect((await later(100)).versions).toEqual([]);
});

test('removes old rehearsal reports of versions that are in no composition', async () => {
  await release('aaa');
  const { files, key } = folder.releaseStore;
  const report = { at: '', pages: ['/search'], hydrated: [], fromRecorded: false };
  for (const version of ['aaa', 'zzz'])
    await writeRehearsal(files, await key(), { ...report, remotes: { 'mf-search': version } });
  expect(await later(29)).toEqual({ versions: [], files: 0 });
  expect(await later(31)).toEqual({ versions: [], files: 1 });
  const left = await files.list('rehearsals/');
  const folderOfLive = rehearsalFolder({ 'mf-search': 'aaa' });
  expect(left.map(({ path }) => path)).toEqual([`${folderOfLive}/rendered.${(await key()).id}.json`]);
});

test('removes a version that is further back than a rollback reaches', async () => {
  for (let n = 100; n < 152; n += 1) await release(`v${n}`);
  const { versions } = await later(31);
  expect(versions).toEqual(['mf-search@v100']);
});

test('when a composition cannot be read nothing is removed', async () => {
  await release('aaa');
  await folder.put('mf-search', 'refused');
  await folder.releaseStore.files.create('compositions/0123456789abcdef.json', '{ half a docu');
  await expect(collect(folder.releaseStore, { days: 30_000, now: inDays(30_001) })).resolves.toBeDefined();
  await folder.put('mf-search', 'again');
  await expect(later(1)).rejects.toThrow(DamagedDocument);
  expect(await isThere('again')).toBe(true);
});

test('removes shell builds that no rollback reaches, with their manifests', async () => {
  const { files } = folder.releaseStore;
  const publishOne = async (mark: string) => publishShell((await built(mark)).buildDir, files);
  const [first, second, refused] = [
    await publishOne('aaaa'),
    await publishOne('bbbb'),
    await publishOne('cccc'),
  ];
  await releaseVersion(folder.releaseStore, 'shell', first);
  await releaseVersion(folder.releaseStore, 'shell', second);
  expect((await later(31)).versions).toEqual([`shell@${refused}`]);
  const builds = (await files.list('shell-builds/')).map(({ path }) => path);
  expect(builds).toEqual([first, second].sort().map((build) => `shell-builds/${build}.json`));
  expect(await files.list(`shell/${refused}/`)).toEqual([]);
});
