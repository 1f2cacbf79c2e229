/** @jest-environment node */
import { CONTRACT } from '../../../contracts/src/contract';
import { alsoEmits, built } from './built.fixture';
import type { RemoteManifest } from './manifest';
import { ManifestPlugin } from './manifest-plugin';
import { SHARED } from './shared';

const part = (kind: string, name: string, module: string) =>
  `import(/* webpackChunkName: "${kind}.${name}" */ './${module}');`;

const FILES = {
  'entry.js': `import(/* webpackChunkName: "door" */ './door.js');`,
  'door.js': [
    part('page', 'listing', 'listing.js'),
    part('fragment', 'SearchPopup', 'popup.js'),
    part('piece', 'filters', 'filters.js'),
    part('other', 'thing', 'thing.js'),
  ].join('\n'),
  'listing.js': `import 'sliders'; export const listing = 1;`,
  'popup.js': `import '@swipes/core'; export const popup = 1;`,
  'filters.js': `export const filters = 1;`,
  'thing.js': `export const thing = 1;`,
  'node_modules/sliders/index.js': `console.log('sliders');`,
  'node_modules/@swipes/core/index.js': `console.log('swipes');`,
};

let manifest: RemoteManifest;
let clear: () => void;
beforeAll(async () => {
  const plugins = [
    new ManifestPlugin('mf-search'),
    alsoEmits([], { 'page.listing': 'page.listing.css', 'piece.filters': 'piece.filters.x.hot-update.js' }),
  ];
  const build = await built(FILES, { plugins, externals: { react: 'commonjs react' } });
  manifest = build.json('manifest.json') as RemoteManifest;
  ({ clear } = build);
}, 60_000);
afterAll(() => clear());

test('a manifest names the remote, its contract, what it borrows and where it begins', () => {
  expect(manifest).toMatchObject({
    name: 'mf-search',
    contract: CONTRACT,
    entry: 'remoteEntry.js',
    files: {},
  });
  expect(manifest.shared).toEqual(
    Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
  );
});

test('it says which files each part needs, by kind and name, and nothing of other chunks', () => {
  expect(manifest.door).toEqual({ js: ['door.js'], css: [] });
  expect(manifest.pages).toEqual({ listing: { js: ['page.listing.js'], css: ['page.listing.css'] } });
  expect(manifest.fragments).toEqual({ SearchPopup: { js: ['fragment.SearchPopup.js'], css: [] } });
  expect(manifest.pieces).toEqual({ filters: { js: ['piece.filters.js'], css: [] } });
});

test('it names the packages that the files carry, also those of an organisation', () => {
  expect(manifest.bundled).toEqual(['@swipes/core', 'sliders']);
});

test('a build without a door is described as having none', async () => {
  const build = await built({ 'entry.js': '1;' }, { plugins: [new ManifestPlugin('mf-search')] });
  expect(build.json('manifest.json')).toMatchObject({ door: { js: [], css: [] }, pages: {}, bundled: [] });
  build.clear();
}, 60_000);
