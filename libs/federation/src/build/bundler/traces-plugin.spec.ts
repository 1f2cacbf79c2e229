import { built } from './built.fixture';
import type { RemoteManifest } from './manifest';
import { ManifestPlugin } from './manifest-plugin';
import { TracesPlugin } from './traces-plugin';

jest.setTimeout(60_000);

async function tracesOf(files: Record<string, string>) {
  const { json, clear } = await built(files, {
    mode: 'production',
    plugins: [new TracesPlugin(), new ManifestPlugin('mf-search', { texts: { own: {}, libs: {} } })],
  });
  const { traces } = json('manifest.json') as RemoteManifest;
  clear();
  return traces;
}

test('a manifest names globals, prototypes of built-ins and names of storage that the code writes, of packages too', async () => {
  const files = {
    'entry.js': `
      import 'patches';
      import { STORAGE_KEYS } from './keys.js';
      const KEY = 'weefsel-own';
      window.shopOpen = true;
      globalThis['shopToo'] = 1;
      Object.defineProperty(window, 'shopThree', { value: 3 });
      localStorage.setItem(KEY, '1');
      window.sessionStorage.getItem('weefsel-literal');
      localStorage.removeItem(STORAGE_KEYS.listing);
      localStorage.setItem('x' + Date.now(), '1');
      stores.tracking.track({ name: 'search', text: 'jas' });
      const { tracking } = stores;
      tracking.track({ items: [], name: 'view_cart' });
      router.track({ name: 'page' });`,
    'keys.js': `export const STORAGE_KEYS = { listing: 'weefsel-listing' };`,
    'node_modules/patches/index.js': `Array.prototype.last = function () { return this.at(-1); }; Object.assign(String.prototype, { shout() {} });`,
  };
  expect(await tracesOf(files)).toEqual({
    globals: ['shopOpen', 'shopThree', 'shopToo'],
    prototypes: ['Array', 'String'],
    storage: ['a name that is made while it runs', 'weefsel-listing', 'weefsel-literal', 'weefsel-own'],
    events: ['search', 'view_cart'],
  });
});

test('own classes, deeper properties and reading leave nothing behind', async () => {
  const files = {
    'entry.js': `
      function Own() {}
      Own.prototype.say = () => window.shopOpen;
      window.location.href = '/nl/';
      const last = Array.prototype.at;
      console.log(Own, last, localStorage.length);`,
  };
  expect(await tracesOf(files)).toEqual({ globals: [], prototypes: [], storage: [], events: [] });
});
