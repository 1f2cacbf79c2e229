import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import {
  CannotRun,
  publishShell,
  rollback,
  rollbackAll,
  setRedirects,
  releaseVersions,
  releaseVersion,
} from '../../libs/federation/src/releases/release/index.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedSince } from './bisect.ts';
import { shellToTry } from './shell-to-try.ts';

const folder = publishedFolder();
const built = builtShells();
const publishedShell = async (...[mark, said]: Parameters<typeof built>) =>
  publishShell((await built(mark, said)).buildDir, folder.releaseStore.files);

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-content'])
    for (const version of ['a', 'b', 'c']) await folder.put(name, version);
});

test('releases since a good composition are listed in order, sets by name and rollbacks as they came', async () => {
  const good = await releaseVersions(folder.releaseStore, { 'mf-search': 'a', 'mf-content': 'a' });
  await releaseVersion(folder.releaseStore, 'mf-search', 'b');
  await setRedirects(folder.releaseStore, { '/a': { to: '/b' } });
  await releaseVersions(folder.releaseStore, { 'mf-search': 'c', 'mf-content': 'b' });
  await rollback(folder.releaseStore, 'mf-search');
  expect(await releasedSince(folder.releaseStore, good.now.id)).toEqual({
    first: { 'mf-search': 'a', 'mf-content': 'a' },
    releases: [
      { remote: 'mf-search', before: 'a', after: 'b' },
      { remote: 'mf-content', before: 'a', after: 'b' },
      { remote: 'mf-search', before: 'b', after: 'c' },
      { remote: 'mf-search', before: 'c', after: 'b' },
    ],
  });
});

test('a composition that a rollback left is a good one too: the rollback counts as a release', async () => {
  const first = await releaseVersions(folder.releaseStore, { 'mf-search': 'a', 'mf-content': 'a' });
  const left = await releaseVersion(folder.releaseStore, 'mf-search', 'b');
  await rollbackAll(folder.releaseStore, first.now.id);
  await releaseVersion(folder.releaseStore, 'mf-content', 'b');
  expect(await releasedSince(folder.releaseStore, left.now.id.slice(0, 12))).toEqual({
    first: { 'mf-search': 'b', 'mf-content': 'a' },
    releases: [
      { remote: 'mf-search', before: 'b', after: 'a' },
      { remote: 'mf-content', before: 'a', after: 'b' },
    ],
  });
});

test('a composition that was never live is rejected', async () => {
  await releaseVersion(folder.releaseStore, 'mf-search', 'a');
  await expect(releasedSince(folder.releaseStore, '0123456789abcdef')).rejects.toThrow(
    'live did not point to "0123456789abcdef" lately',
  );
});

test('builds of the shell are releases too; a composition without one keeps the build before it', async () => {
  const [one, two] = [await publishedShell('aaaa'), await publishedShell('bbbb')];
  const good = await releaseVersions(folder.releaseStore, { 'mf-search': 'a' });
  const withoutShell = await releaseVersion(folder.releaseStore, 'mf-search', 'b');
  await rollbackAll(folder.releaseStore);
  await releaseVersions(folder.releaseStore, { shell: one, 'mf-search': 'c' });
  await rollbackAll(folder.releaseStore, withoutShell.now.id);
  const last = await releaseVersion(folder.releaseStore, 'shell', two);
  expect((await releasedSince(folder.releaseStore, good.now.id)).releases).toEqual([
    { remote: 'shell', before: undefined, after: one },
    { remote: 'mf-search', before: 'a', after: 'c' },
    { remote: 'mf-search', before: 'c', after: 'b' },
    { remote: 'shell', before: one, after: two },
  ]);
  await releaseVersion(folder.releaseStore, 'mf-search', 'c');
  expect((await releasedSince(folder.releaseStore, last.now.id)).first).toEqual({
    'mf-search': 'b',
    shell: two,
  });
});

test('a trial runs the named build from the store, else the one of this workspace', async () => {
  const dir = join(folder.dir, 'shell-builds');
  const { bundle, env } = await shellToTry(folder.releaseStore, await publishedShell('aaaa'), dir);
  expect(await readFile(bundle, 'utf8')).toBe('server aaaa');
  expect(bundle).toBe(join(env.SHELL_BUILD_DIR ?? '', 'server/main.cjs'));
  expect(await shellToTry(folder.releaseStore, undefined, dir)).toEqual({
    bundle: 'dist/apps/shell/production/server/main.cjs',
    env: {},
  });
  const unfit = await publishedShell('bbbb', { needs: { react: '0.1.0' } });
  await expect(shellToTry(folder.releaseStore, unfit, dir)).rejects.toThrow(CannotRun);
});
