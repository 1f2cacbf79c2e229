import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bringShell } from './bring-shell';
import { readCurrent } from './update-channel';
import { builtShells } from './built-shell.fixture';
import { publishedFolder } from './published.fixture';
import { describeShell, NotBuilt, publishShell } from './publish-shell';
import { setRedirects } from './redirects';
import {
  publishedRelease,
  rollback,
  rollbackAll,
  releaseVersions,
  releaseVersion,
  withdraw,
} from './release-versions';
import { readHistory } from '../composition';

const folder = publishedFolder();
const built = builtShells();
const publishOne = async (mark: string) =>
  publishShell((await built(mark)).buildDir, folder.releaseStore.files);
const shell = async () => (await readCurrent(folder.releaseStore))?.composition.shell;

test('all files are in the store under the build, and the manifest that names them beside it', async () => {
  const { buildDir, manifest } = await built('aaaa');
  const build = await publishShell(buildDir, folder.releaseStore.files);
  expect(build).toBe(manifest.build);
  const found = (await folder.releaseStore.files.list('shell/')).map(({ path }) => path);
  expect(found).toEqual(
    [
      'browser/assets.json',
      'browser/main.0000aaaa.js',
      'browser/main.0000aaaa.js.map',
      'offer.json',
      'sbom.cdx.json',
      'server/main.cjs',
      'types.json.gz',
    ].map((file) => `shell/${build}/${file}`),
  );
  const said = await folder.releaseStore.files.read(`shell-builds/${build}.json`);
  expect(JSON.parse(String(said))).toEqual(manifest);
});

test('the same files have the same build id; other package needs change it, and altered files are refused', async () => {
  const { buildDir, manifest } = await built('aaaa');
  expect((await built('aaaa')).manifest).toEqual(manifest);
  expect((await built('aaaa', { needs: { react: '19.3.1' } })).manifest.build).not.toBe(manifest.build);
  await writeFile(join(buildDir, 'server/main.cjs'), 'changed');
  await expect(publishShell(buildDir, folder.releaseStore.files)).rejects.toThrow(
    'server/main.cjs of the built shell was changed after it was built. Build it again.',
  );
  expect(await folder.releaseStore.files.list('shell-builds/')).toEqual([]);
});

test('publishing again restores a missing file, and reports an altered one', async () => {
  const { buildDir, manifest } = await built('aaaa');
  const { files } = folder.releaseStore;
  await publishShell(buildDir, files);
  const bundle = `shell/${manifest.build}/server/main.cjs`;
  await files.remove(bundle);
  await publishShell(buildDir, files);
  expect(await files.read(bundle)).toBeDefined();
  await files.remove(bundle);
  await files.create(bundle, 'altered');
  await expect(publishShell(buildDir, files)).rejects.toThrow(`${bundle} is in the store already`);
});

test('rejects a shell that is not built', async () => {
  const { buildDir } = await built('aaaa');
  await rm(join(buildDir, 'manifest.json'));
  await expect(publishShell(buildDir, folder.releaseStore.files)).rejects.toThrow(NotBuilt);
});

describe('a publish that another machine began and broke off', () => {
  const TYPES = JSON.stringify({ files: {}, imports: {}, roots: [], entries: {} });
  const MAIN = 'browser/main.0000aaaa.js';

  /** The build of a machine with this compression quality. */
  async function builtWith(quality: number) {
    const { buildDir } = await built('aaaa');
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    await writeFile(join(buildDir, `${MAIN}.br`), brotliCompressSync('main aaaa', brotli));
    await writeFile(join(buildDir, `${MAIN}.gz`), gzipSync('main aaaa', { level: quality }));
    await writeFile(join(buildDir, `${MAIN}.map`), `map of machine ${quality}`);
    await writeFile(join(buildDir, '../types.json.gz'), gzipSync(TYPES, { level: quality }));
    return { buildDir, build: (await describeShell(buildDir, { words: 1, needs: {} })).build };
  }

  /** Stores all but its manifest. */
  async function breakOff(buildDir: string): Promise<void> {
    const create = async (path: string, content: Uint8Array | string) => {
      if (path.startsWith('shell-builds/')) throw new Error('The line broke.');
      return folder.releaseStore.files.create(path, content);
    };
    await expect(publishShell(buildDir, { ...folder.releaseStore.files, create })).rejects.toThrow(
      'The line broke.',
    );
  }

  test('is finished by one that compresses otherwise, with what is there', async () => {
    const [begun, other] = [await builtWith(1), await builtWith(9)];
    expect(other.build).toBe(begun.build);
    await breakOff(begun.buildDir);
    expect(await publishShell(other.buildDir, folder.releaseStore.files)).toBe(begun.build);
    const release = await publishedRelease(folder.releaseStore, 'shell', begun.build);
    const dir = join(folder.dir, 'shell-builds');
    const here = { files: folder.releaseStore.files, dir, nodeModules: folder.dir, words: 1 };
    await expect(bringShell(release, here)).resolves.toContain(begun.build);
  });

  test.each([
    [MAIN, 'planted'],
    [`${MAIN}.br`, brotliCompressSync('planted')],
    [`${MAIN}.gz`, 'no gzip at all'],
    ['types.json.gz', gzipSync('planted')],
  ])('is not finished when its %s holds something else', async (name, content) => {
    const { buildDir, build } = await builtWith(9);
    await folder.releaseStore.files.create(`shell/${build}/${name}`, content);
    await expect(publishShell(buildDir, folder.releaseStore.files)).rejects.toThrow(
      `shell/${build}/${name} is in the store already, and is not what was built here. Remove it there and publish again.`,
    );
    expect(await folder.releaseStore.files.list('shell-builds/')).toEqual([]);
  });
});

test('a shell is released with remotes in one step, rolled back alone or with them, and noted', async () => {
  const [first, second] = [await publishOne('aaaa'), await publishOne('bbbb')];
  await folder.put('mf-search', 'one');
  await releaseVersions(folder.releaseStore, { shell: first, 'mf-search': 'one' });
  expect(await shell()).toMatchObject({ version: first, previous: [] });
  await releaseVersion(folder.releaseStore, 'shell', second);
  expect((await readHistory(folder.releaseStore.files))[0]).toMatchObject({
    what: 'release shell',
    changes: [`shell ${first} → ${second}`],
  });
  await rollback(folder.releaseStore, 'shell');
  expect(await shell()).toMatchObject({ version: first, previous: [] });
  expect(await folder.live()).toEqual({ version: 'one', previous: [] });
  await rollbackAll(folder.releaseStore);
  expect((await shell())?.version).toBe(second);
});

test('a release of a remote and changed redirects leave the shell as it is', async () => {
  const first = await publishOne('aaaa');
  await releaseVersion(folder.releaseStore, 'shell', first);
  await folder.put('mf-search', 'one');
  await releaseVersion(folder.releaseStore, 'mf-search', 'one');
  await setRedirects(folder.releaseStore, { '/oud': { to: '/nl/' } });
  expect((await shell())?.version).toBe(first);
});

test('a withdrawn build is not live, and no rollback leads to it', async () => {
  const [first, second] = [await publishOne('aaaa'), await publishOne('bbbb')];
  await releaseVersion(folder.releaseStore, 'shell', first);
  const change = await releaseVersion(folder.releaseStore, 'shell', second);
  await folder.put('mf-search', 'one');
  await releaseVersion(folder.releaseStore, 'mf-search', 'one');
  expect(await withdraw(folder.releaseStore, 'shell', change)).toMatchObject({
    version: first,
    previous: [],
  });
  expect((await folder.live())?.version).toBe('one');
});

test('a build that is not in the store cannot be released', async () => {
  await expect(releaseVersion(folder.releaseStore, 'shell', 'nowhere')).rejects.toThrow(
    'shell@nowhere is not published in this store.',
  );
});
