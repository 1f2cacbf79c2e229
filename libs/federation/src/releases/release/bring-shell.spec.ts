import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeDir } from './release-store';
import { bringShell, CannotRun, type Bringing } from './bring-shell';
import { builtShells } from './built-shell.fixture';
import { publishedFolder } from './published.fixture';
import { publishShell } from './publish-shell';
import { publishedRelease } from './release-versions';

const folder = publishedFolder();
const built = builtShells();
const here = (): Bringing => ({
  files: folder.releaseStore.files,
  dir: join(folder.dir, 'shell-builds'),
  nodeModules: join(folder.dir, 'node_modules'),
  words: 1,
});
const published = async (...[mark, said]: Parameters<typeof built>) => {
  const build = await publishShell((await built(mark, said)).buildDir, folder.releaseStore.files);
  return publishedRelease(folder.releaseStore, 'shell', build);
};

beforeEach(async () => {
  await mkdir(join(folder.dir, 'node_modules/react'), { recursive: true });
  await writeFile(join(folder.dir, 'node_modules/react/package.json'), '{ "version": "19.3.1" }');
});

test('a build is brought as published, without source maps, beside the packages of this machine', async () => {
  const release = await published('aaaa', { needs: { react: '19.3.1' } });
  const at = await bringShell(release, here());
  expect(at).toBe(join(folder.dir, 'shell-builds', release.version));
  expect(await readFile(join(at, 'server/main.cjs'), 'utf8')).toBe('server aaaa');
  expect(await readdir(join(at, 'browser'))).toEqual(['assets.json', 'main.0000aaaa.js']);
  expect(await readFile(join(at, 'node_modules/react/package.json'), 'utf8')).toContain('19.3.1');
});

test('a build that is present is not fetched again, unless it was changed', async () => {
  const release = await published('aaaa');
  const file = join(await bringShell(release, here()), 'server/main.cjs');
  const read = jest.fn(folder.releaseStore.files.read);
  await bringShell(release, { ...here(), files: { read } });
  expect(read).not.toHaveBeenCalled();
  await writeFile(file, 'changed');
  await bringShell(release, here());
  expect(await readFile(file, 'utf8')).toBe('server aaaa');
});

test('a build that another server brought into the same folder in the meantime stays', async () => {
  const release = await published('aaaa');
  const first = Promise.withResolvers<string>();
  const { read } = folder.releaseStore.files;
  const second = bringShell(release, {
    ...here(),
    files: { read: (...of) => first.promise.then(() => read(...of)) },
  });
  first.resolve(await bringShell(release, here()));
  const { ino } = await stat(await first.promise);
  expect((await stat(await second)).ino).toBe(ino);
  expect(await readdir(here().dir)).toEqual([release.version]);
});

test('reports unfit packages and a different protocol of the primary, and brings nothing', async () => {
  const release = await published('aaaa', { words: 2, needs: { react: '20.0.0', sharp: '0.35.5' } });
  const bringing = bringShell(release, here());
  await expect(bringing).rejects.toThrow(CannotRun);
  await expect(bringing).rejects.toThrow(
    'It and its primary speak differently (2, the primary 1). It needs react 20.0.0, here is 19.3.1. ' +
      'It needs sharp 0.35.5, here is none. Deploy the server itself anew: its packages and its own code.',
  );
  await expect(readdir(join(folder.dir, 'shell-builds'))).rejects.toThrow('ENOENT');
});

test('code finds the packages of the folders above it where none are named', async () => {
  const dir = join(folder.dir, 'node_modules/@weefsel/cli/shell-builds');
  const { nodeModules: _named, ...above } = { ...here(), dir };
  const fit = await published('aaaa', { needs: { react: '19.3.1' } });
  const at = await bringShell(fit, above);
  expect(await readdir(at)).not.toContain('node_modules');
  const unfit = await published('bbbb', { needs: { react: '20.0.0' } });
  await expect(bringShell(unfit, above)).rejects.toThrow('It needs react 20.0.0, here is 19.3.1.');
});

test('a build that runs without a primary may use any protocol version', async () => {
  const release = await published('aaaa', { words: 2 });
  const { words: _words, ...alone } = here();
  await expect(bringShell(release, alone)).resolves.toContain(release.version);
});

test('refuses a build whose manifest or file was changed after it was published', async () => {
  const release = await published('aaaa');
  await expect(bringShell({ ...release, manifest: 'f'.repeat(64) }, here())).rejects.toThrow(
    `shell-builds/${release.version}.json was changed after it was published.`,
  );
  const file = `shell/${release.version}/server/main.cjs`;
  await writeFile(join(storeDir(folder.dir), 'files', file), 'changed');
  await expect(bringShell(release, here())).rejects.toThrow(`${file} was changed after it was published.`);
  expect(await readdir(join(folder.dir, 'shell-builds'))).toEqual([]);
});

test('removes a build that was not requested for more than a week', async () => {
  const [old, recent] = [await published('aaaa'), await published('bbbb')];
  const at = await bringShell(old, here());
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  await utimes(at, longAgo, longAgo);
  await bringShell(recent, here());
  expect(await readdir(join(folder.dir, 'shell-builds'))).toEqual([recent.version]);
});
