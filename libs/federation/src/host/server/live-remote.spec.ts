import type { RemoteManifest } from '../../build/bundler/manifest';
import { sha384 } from './integrity.fixture';
import { loadLiveRemote } from './live-remote';
import type { RemoteFiles } from './remote-files';

const bundle = (code = '') =>
  `${code}; module.exports = { default: { pages: {}, fragments: {} } }; // ${code.length}`;
const CODE = bundle();
const parts = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });
const content: Record<string, string> = {
  'server.cjs': CODE,
  'entry.css': 'entry{}',
  'listing.css': ' .card{color:red}\n/*# sourceMappingURL=listing.css.map*/ ',
  'popup.css': 'popup{}',
  'faq.css': 'faq{}',
};
const manifest: RemoteManifest = {
  name: 'mf-search',
  contract: '1.0',
  shared: {},
  remoteEntry: 'remoteEntry.js',
  entry: parts('entry'),
  pages: { listing: parts('listing') },
  fragments: { Popup: parts('popup') },
  chunks: { faq: parts('faq') },
  bundled: [],
  files: Object.fromEntries(Object.entries(content).map(([file, text]) => [file, sha384(text)])),
};

const load = (
  files: Record<string, string> = {},
  changes: Partial<RemoteManifest> = {},
  version = 'aaa',
  named: { manifest?: string } = {},
) => {
  const all: Record<string, string> = {
    ...content,
    'manifest.json': JSON.stringify({ ...manifest, ...changes }),
    ...files,
  };
  const source: RemoteFiles = {
    base: '/remotes/mf-search/aaa/',
    text: (file) =>
      all[file] === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(all[file]),
  };
  return loadLiveRemote('mf-search', { version, ...named }, source, {});
};

test('a version has the parts of its manifest, and its style sheets as they are inlined', async () => {
  const { entry, pages, fragments, chunks } = manifest;
  const { ref, css, name, build } = await load();
  expect({ name, build }).toEqual({ name: 'mf-search', build: 'aaa' });
  expect(ref).toEqual({
    version: 'aaa',
    base: '/remotes/mf-search/aaa/',
    remoteEntry: 'remoteEntry.js',
    entry,
    pages,
    fragments,
    chunks,
    integrity: Object.fromEntries(Object.entries(manifest.files).filter(([file]) => file !== 'server.cjs')),
  });
  expect(Object.fromEntries(css)).toEqual({
    'entry.css': 'entry{}',
    'listing.css': '.card{color:red}',
    'popup.css': 'popup{}',
    'faq.css': 'faq{}',
  });
});

test.each(['server.cjs', 'entry.css', 'listing.css', 'popup.css', 'faq.css'])(
  'a version whose %s was changed after it was published is refused',
  async (file) => {
    await expect(load({ [file]: `${content[file]}/* changed */` })).rejects.toThrow(
      `mf-search/${file} was changed after it was published.`,
    );
  },
);

test('a version whose entry has not all that its manifest names is refused', async () => {
  const description = { pages: { listing: { reads: [] } }, fragments: ['Popup'], storage: [], events: [] };
  await expect(load({}, { description })).rejects.toThrow(
    'Its entry has no page "listing", fragment "Popup", which its manifest names: build it anew.',
  );
});

test('a file that the manifest has no hash of is refused as well', async () => {
  const { 'popup.css': one, ...files } = manifest.files;
  expect(one).toBeDefined();
  await expect(load({}, { files })).rejects.toThrow('popup.css was changed');
});

test('a changed bundle is refused before it is run', async () => {
  await expect(load({ 'server.cjs': 'throw new Error("it ran")' })).rejects.toThrow('server.cjs was changed');
});

test('only what browsers fetch has its hash in the page: no loads, no maps, nothing of the server', async () => {
  const files = {
    ...manifest.files,
    'load.listing.1a.js': 'x',
    'upload.2b.js': 'y',
    'a.js.txt': 'z',
    'a.js': 'a',
  };
  const { ref } = await load({}, { files });
  expect(Object.keys(ref.integrity ?? {}).sort()).toEqual(
    ['a.js', 'entry.css', 'faq.css', 'listing.css', 'popup.css', 'upload.2b.js'].sort(),
  );
});

test('a development server is not checked, has no hashes, and is "dev" to browsers', async () => {
  const { ref, build } = await load({ 'server.cjs': bundle('0') }, { files: {} }, 'dev-17');
  expect(ref.version).toBe('dev');
  expect(ref).not.toHaveProperty('integrity');
  expect(build).toBe('dev-17');
});

test('a version includes its texts', async () => {
  const { texts } = await load({}, { texts: { nl: { 'headless.listing.new': 'Nieuw' } } });
  expect(Object.fromEntries(texts.own)).toEqual({ 'headless.listing.new': 'Nieuw' });
  expect((await load()).texts.own.size).toBe(0);
});

test('an older manifest without chunks is understood', async () => {
  const { chunks, ...older } = manifest;
  expect(chunks).toBeDefined();
  const { ref, css } = await load({ 'manifest.json': JSON.stringify(older) });
  expect(ref).not.toHaveProperty('chunks');
  expect(css.has('faq.css')).toBe(false);
});

test.each([
  ['no default', 'module.exports = {}'],
  ['no pages', 'module.exports = { default: {} }'],
])('a bundle that exports %s has no entry', async (_what, code) => {
  await expect(load({ 'server.cjs': code }, { files: {} })).rejects.toThrow(
    'mf-search@aaa has no entry: its bundle exports no default with pages.',
  );
});

test('an error that a bundle throws has the version in its stack', async () => {
  const broken = await load({ 'server.cjs': 'throw new Error("no")' }, { files: {} }).catch(
    (error: Error) => error,
  );
  expect(broken).toMatchObject({ message: 'no', stack: expect.stringContaining('mf-search@aaa/server.cjs') });
});

test('a version without a manifest, or with one of its sheets missing, is refused', async () => {
  await expect(load({ 'manifest.json': '<!doctype html>' })).rejects.toThrow('Unexpected token');
  await expect(load({}, { pages: { listing: { js: [], css: ['gone.css'] } } })).rejects.toThrow(
    'no gone.css',
  );
});

test('a manifest that is not the one of the composition is refused', async () => {
  await expect(load({}, {}, 'aaa', { manifest: '0'.repeat(64) })).rejects.toThrow(
    'The manifest of mf-search@aaa was changed after it was published.',
  );
});
