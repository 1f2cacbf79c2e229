import { VERSIONS } from '../../../../contracts/src/versions';
import { alsoEmits, built } from './built.fixture';
import type { RemoteManifest } from './manifest';
import { ManifestPlugin } from './manifest-plugin';
import { SHARED } from './shared';

const part = (kind: string, name: string, module: string) =>
  `import(/* webpackChunkName: "${kind}.${name}" */ './${module}');`;

const FILES = {
  'entry.js': `import(/* webpackChunkName: "entry" */ './remote.js');`,
  'remote.js': [
    part('page', 'listing', 'listing.js'),
    part('fragment', 'SearchPopup', 'popup.js'),
    part('chunk', 'filters', 'filters.js'),
    part('other', 'thing', 'thing.js'),
  ].join('\n'),
  'listing.js': `import 'sliders'; export const listing = 1;`,
  'popup.js': `import '@swipes/core'; export const popup = 1;`,
  'filters.js': `export const filters = 1;`,
  'thing.js': `export const thing = 1;`,
  'node_modules/sliders/index.js': `console.log('sliders');`,
  'node_modules/@swipes/core/index.js': `console.log('swipes');`,
};

const TEXTS = { own: { 'headless.listing.new': 'Nieuw' }, libs: { 'headless.common.close': 'Sluiten' } };

jest.setTimeout(60_000);

async function manifestOf(files: Record<string, string>): Promise<RemoteManifest> {
  const sheets = { 'page.listing': 'page.listing.css', 'chunk.filters': 'chunk.filters.x.hot-update.js' };
  const { json, clear } = await built(files, {
    plugins: [new ManifestPlugin('mf-search', { texts: TEXTS }), alsoEmits([], sheets)],
  });
  const manifest = json('manifest.json') as RemoteManifest;
  clear();
  return manifest;
}

test('a manifest names the remote, its contract, what it borrows and where it begins', async () => {
  const manifest = await manifestOf(FILES);
  expect(manifest).toMatchObject({
    name: 'mf-search',
    contract: VERSIONS['@weefsel/contracts'],
    remoteEntry: 'remoteEntry.js',
    files: {},
  });
  expect(manifest.shared).toEqual(
    Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
  );
});

test('it lists the files of each part by kind and name, and omits other chunks', async () => {
  const manifest = await manifestOf(FILES);
  expect(manifest.entry).toEqual({ js: ['entry.js'], css: [] });
  expect(manifest.pages).toEqual({ listing: { js: ['page.listing.js'], css: ['page.listing.css'] } });
  expect(manifest.fragments).toEqual({ SearchPopup: { js: ['fragment.SearchPopup.js'], css: [] } });
  expect(manifest.chunks).toEqual({ filters: { js: ['chunk.filters.js'], css: [] } });
});

test('it names the packages that the files carry, also those of an organisation', async () => {
  const { bundled } = await manifestOf(FILES);
  expect(bundled).toEqual(['@swipes/core', 'sliders']);
});

test('it names packages whose modules were joined with others, as every release build joins them', async () => {
  const { json, clear } = await built(
    {
      'entry.js': `import(/* webpackChunkName: "entry" */ './remote.js');`,
      'remote.js': `import { hydrate } from 'react-dom'; import { unused } from 'unused'; hydrate(document);`,
      'node_modules/react-dom/index.js': `export { hydrate } from './client.js';`,
      'node_modules/react-dom/client.js': `import { autorun } from 'mobx'; export const hydrate = (root) => autorun(root);`,
      'node_modules/react-dom/node_modules/mobx/index.js': `export const autorun = (run) => console.log(run);`,
      'node_modules/unused/package.json': `{ "sideEffects": false }`,
      'node_modules/unused/index.js': `export const unused = 1;`,
    },
    {
      mode: 'production',
      optimization: { minimize: false },
      plugins: [new ManifestPlugin('mf-search', { texts: TEXTS })],
    },
  );
  expect(json('manifest.json')).toMatchObject({ bundled: ['mobx', 'react-dom'] });
  clear();
});

test('it gives each page its configured size budget, or the default one', async () => {
  const page = (name: string) => part('page', name, 'listing.js');
  const files = { ...FILES, 'remote.js': [page('listing'), page('search')].join('\n') };
  const { json, clear } = await built(files, {
    plugins: [new ManifestPlugin('mf-search', { texts: TEXTS }, { budget: { listing: 24 } })],
  });
  expect(json('manifest.json')).toMatchObject({ budget: { listing: 24, search: 20.6 } });
  clear();
});

test('a budget of a page that the remote does not have fails the build, with the page that is near', async () => {
  const { errors, clear } = await built(FILES, {
    plugins: [new ManifestPlugin('mf-search', { texts: TEXTS }, { budget: { listin: 24, map: 24 } })],
  });
  clear();
  expect(errors).toEqual([
    'mf-search has no page listin, for which apps/mf-search/webpack.config.ts has a budget. Did you mean listing?',
    'mf-search has no page map, for which apps/mf-search/webpack.config.ts has a budget. Its pages: listing.',
  ]);
});

test('it includes the texts of the remote and those of its libraries', async () => {
  expect(await manifestOf(FILES)).toMatchObject({
    texts: { nl: { 'headless.listing.new': 'Nieuw' } },
    libTexts: { nl: { 'headless.common.close': 'Sluiten' } },
  });
});

test('a build without an entry is described as having none', async () => {
  expect(await manifestOf({ 'entry.js': '1;' })).toMatchObject({
    entry: { js: [], css: [] },
    pages: {},
    bundled: [],
  });
});
