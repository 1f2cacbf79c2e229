import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteManifest } from '../../build/bundler/manifest';
import type { ShellOffer } from './compatibility';
import { publish, type PublishOptions } from './publish';
import { folderFiles, type Files } from '../store';

const offer: ShellOffer = { contract: '1.0', shared: { react: '19.3.1' }, onlyInShell: ['mobx'] };

const manifest: RemoteManifest = {
  name: 'mf-search',
  contract: '1.0',
  shared: { react: '19.3.1' },
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: {},
  fragments: {},
  bundled: [],
  files: {},
};

let root: string;
let distDir: string;
let remotesDir: string;
let files: Files;

async function build(text: string, changes: Partial<RemoteManifest> = {}): Promise<void> {
  await mkdir(join(distDir, 'browser'), { recursive: true });
  await mkdir(join(distDir, 'server'), { recursive: true });
  await writeFile(
    join(distDir, 'browser/remoteEntry.js'),
    `base = "/remotes/mf-search/__version___/"; ${text}`,
  );
  await writeFile(join(distDir, 'browser/manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  await writeFile(join(distDir, 'server/server.cjs'), 'module.exports = {}');
  await writeFile(join(distDir, 'server/description.json'), JSON.stringify({ pages: {}, storage: [text] }));
  await writeFile(join(distDir, 'types.json.gz'), 'types');
}

const publishNow = (more: Pick<PublishOptions, 'mayBeOverBudget' | 'onRestored'> = {}) =>
  publish({ name: 'mf-search', distDir, files, offer, placeholder: '__version___', ...more });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'weefsel-release-'));
  distDir = join(root, 'dist');
  remotesDir = join(root, 'store/remotes');
  files = folderFiles(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('the same content gets the same version, other content another, and files know their own version', async () => {
  await build('one');
  const first = await publishNow();
  expect(await publishNow()).toBe(first);
  expect(await readFile(join(remotesDir, 'mf-search', first, 'remoteEntry.js'), 'utf8')).toContain(
    `/remotes/mf-search/${first}/`,
  );
  await build('two');
  expect(await publishNow()).not.toBe(first);
});

test('publishing again restores files that are missing or altered in the store', async () => {
  await build('one');
  await writeFile(join(distDir, 'browser/entry.js'), 'long '.repeat(200));
  const version = await publishNow();
  const at = (file: string) => join(remotesDir, 'mf-search', version, file);
  const whole = await readFile(at('server.cjs'), 'utf8');
  await writeFile(at('server.cjs'), `${whole}// altered`);
  await rm(at('entry.js'));
  const onRestored = jest.fn();
  expect(await publishNow({ onRestored })).toBe(version);
  expect(onRestored.mock.calls).toEqual([[['entry.js', 'server.cjs']]]);
  expect(await readFile(at('server.cjs'), 'utf8')).toBe(whole);
  expect(await readFile(at('entry.js'), 'utf8')).toBe('long '.repeat(200));
  expect(brotliDecompressSync(await readFile(at('entry.js.br'))).toString()).toBe('long '.repeat(200));
});

test.each([
  ['no JSON', '{'],
  ['other hashes', '{"name":"mf-search","files":{}}'],
])('publishing again restores a manifest with %s', async (_case, damage) => {
  await build('one');
  const file = join(remotesDir, 'mf-search', await publishNow(), 'manifest.json');
  const whole = await readFile(file, 'utf8');
  await writeFile(file, damage);
  const onRestored = jest.fn();
  await publishNow({ onRestored });
  expect(onRestored.mock.calls).toEqual([[['manifest.json']]]);
  expect(await readFile(file, 'utf8')).toBe(whole);
});

test.each([
  ['a newer shared module than the shell lends', { shared: { react: '19.4.0' } }, 'react 19.4.0'],
  ['its own copy of what must exist once', { bundled: ['mobx'] }, 'its own copy of mobx'],
  ['no entry', { entry: { js: [], css: [] } }, 'no entry'],
])('refuses a remote with %s and leaves nothing behind', async (_case, changes, reason) => {
  await build('one', changes);
  await expect(publishNow()).rejects.toThrow(reason);
  await expect(readdir(join(remotesDir, 'mf-search'))).rejects.toThrow('ENOENT');
});

test('a publish that breaks off leaves no version that could be served, and the next one goes on with it', async () => {
  await build('one');
  let written = 0;
  const breaking: Files = {
    ...files,
    create: async (path, content) => {
      written += 1;
      if (written > 1) throw new Error('the disk is full');
      return files.create(path, content);
    },
  };
  const broken = publish({ name: 'mf-search', distDir, files: breaking, offer, placeholder: '__version___' });
  await expect(broken).rejects.toThrow('the disk is full');
  const [version = ''] = await readdir(join(remotesDir, 'mf-search'));
  expect(await files.read(`remotes/mf-search/${version}/manifest.json`)).toBeUndefined();
  expect(await publishNow()).toBe(version);
  expect(await files.read(`remotes/mf-search/${version}/server.cjs`)).toBeDefined();
});

const published = async (version: string, file: string): Promise<Buffer> =>
  readFile(join(remotesDir, 'mf-search', version, file));
const put = (file: string, content: string) => writeFile(join(distDir, 'browser', file), content);

test('the manifest lists the hash of every published file except source maps', async () => {
  await build('one');
  await put('remoteEntry.js.map', '{}');
  const version = await publishNow();
  const { files, ...rest } = JSON.parse(String(await published(version, 'manifest.json'))) as RemoteManifest;
  expect(rest).toEqual({
    ...manifest,
    bytes: {},
    files: undefined,
    description: { pages: {}, storage: ['one'] },
  });
  expect(Object.keys(files).sort()).toEqual(['remoteEntry.js', 'server.cjs', 'types.json.gz']);
  const entry = await published(version, 'remoteEntry.js');
  expect(files['remoteEntry.js']).toBe(`sha384-${createHash('sha384').update(entry).digest('base64')}`);
  expect(String(await published(version, 'remoteEntry.js.map'))).toBe('{}');
});

test('the version is put into texts only: other files are as they were built', async () => {
  await build('one');
  await put('font.woff2', '__version___');
  await put('empty.js', '');
  await put('entry.js', '__version___ and __version___');
  const version = await publishNow();
  expect(String(await published(version, 'font.woff2'))).toBe('__version___');
  expect(String(await published(version, 'empty.js'))).toBe('');
  expect(String(await published(version, 'entry.js'))).toBe(`${version} and ${version}`);
});

test('texts that are long enough lie there compressed as well, as small as can be', async () => {
  const text = Array.from({ length: 400 }, (_, word) => `woord${word * word} `).join('');
  await build('one');
  await put('long.js', text);
  await put('long.woff2', text);
  await put('short.js', 'x'.repeat(511));
  await put('just.js', 'x'.repeat(512));
  const version = await publishNow();
  const names = await readdir(join(remotesDir, 'mf-search', version));
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name) && !/^(manifest|types)/.test(name));
  expect(compressed.sort()).toEqual(['just.js.br', 'just.js.gz', 'long.js.br', 'long.js.gz'].sort());
  expect(String(brotliDecompressSync(await published(version, 'long.js.br')))).toBe(text);
  expect(String(gunzipSync(await published(version, 'long.js.gz')))).toBe(text);
});

test('rejects a remote that is not built', async () => {
  await build('one');
  await rm(join(distDir, 'browser/manifest.json'));
  await expect(publishNow()).rejects.toThrow('mf-search is not built: ');
});

test('two that publish the same content at the same time both have it published', async () => {
  await build('one');
  const [one, other] = await Promise.all([publishNow(), publishNow()]);
  expect(other).toBe(one);
  expect(await readdir(join(remotesDir, 'mf-search'))).toEqual([one]);
});

test('a page over its budget is refused with both numbers, unless that is permitted', async () => {
  const text = Array.from({ length: 2000 }, (_, word) => `woord${word ** 3} `).join('');
  await build('one', { pages: { listing: { js: ['page.js'], css: [] } }, budget: { listing: 2 } });
  await put('page.js', text);
  await expect(publishNow()).rejects.toThrow(
    /^mf-search was not published\. Its page listing is \d+\.\d kB of JavaScript, its budget is 2\.0 kB: /,
  );
  await expect(readdir(join(remotesDir, 'mf-search'))).rejects.toThrow('ENOENT');
  const version = await publishNow({ mayBeOverBudget: true });
  const { bytes } = JSON.parse(String(await published(version, 'manifest.json'))) as RemoteManifest;
  const sent = (await published(version, 'page.js.br')).length;
  expect(bytes).toEqual({
    listing: { js: sent + (await published(version, 'remoteEntry.js')).length, css: 0 },
  });
});

test('refuses a release without types', async () => {
  await build('one');
  await rm(join(distDir, 'types.json.gz'));
  await expect(publishNow()).rejects.toThrow(
    'It carries no types (types.json.gz): build it with npx nx build',
  );
});

test('publishes the bill of materials with its version, uncompressed', async () => {
  await build('one');
  await writeFile(join(distDir, 'sbom.cdx.json'), `{"version":"__version___","more":"${'x'.repeat(600)}"}`);
  const version = await publishNow();
  const folder = join(remotesDir, 'mf-search', version);
  expect(await readFile(join(folder, 'sbom.cdx.json'), 'utf8')).toContain(`{"version":"${version}"`);
  const said = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as RemoteManifest;
  expect(Object.keys(said.files)).toContain('sbom.cdx.json');
  await expect(readFile(join(folder, 'sbom.cdx.json.br'))).rejects.toThrow('ENOENT');
});
