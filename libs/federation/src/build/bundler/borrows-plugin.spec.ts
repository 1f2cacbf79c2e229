import { BorrowsPlugin } from './borrows-plugin';
import { built } from './built.fixture';
import type { RemoteManifest } from './manifest';
import { ManifestPlugin } from './manifest-plugin';

jest.setTimeout(60_000);

async function borrowsOf(files: Record<string, string>, mode: 'none' | 'production' = 'none') {
  const { json, clear } = await built(files, {
    mode,
    plugins: [new BorrowsPlugin(), new ManifestPlugin('mf-search', { texts: { own: {}, libs: {} } })],
  });
  const { borrows } = json('manifest.json') as RemoteManifest;
  clear();
  return borrows;
}

test.each(['none', 'production'] as const)(
  'a manifest names each fragment that the remote shows, once (mode %s)',
  async (mode) => {
    const slider = `{ of: "mf-catalog", name: "ProductSlider", props: {} }`;
    const files = {
      'entry.js': `import { around } from './around.js'; import { View } from './view.js'; console.log(around, View, View);`,
      'around.js': `export const around = { remote: 'mf-content', name: 'Blocks', waits: 'near' };`,
      'view.js': `import { jsx, RemoteFragment } from './jsx.js'; export const View = () => [jsx(RemoteFragment, ${slider}), jsx(RemoteFragment, ${slider})];`,
      'jsx.js': `export const jsx = (...given) => given; export const RemoteFragment = () => null;`,
    };
    expect(await borrowsOf(files, mode)).toEqual([
      { remote: 'mf-catalog', name: 'ProductSlider' },
      { remote: 'mf-content', name: 'Blocks' },
    ]);
  },
);

test('pages, other named objects and unused code are not listed as borrowed', async () => {
  const files = {
    'entry.js': `
      import { used } from './parts.js';
      console.log(used, { remote: 'mf-search', kind: 'page', name: 'listing' }, { of: 'silk', name: 'Scarf' });`,
    'parts.js': `export { used } from './used.js'; export { unused } from './unused.js';`,
    'used.js': `export const used = 1;`,
    'unused.js': `export const unused = { remote: 'mf-content', name: 'Blocks' };`,
    'package.json': `{ "sideEffects": false }`,
  };
  expect(await borrowsOf(files, 'production')).toEqual([]);
});

test('a fragment with a computed remote name fails the build, with the required form in the error', async () => {
  const { errors, clear } = await built(
    {
      'entry.js': `const of = 'mf-' + location.hash; jsx(RemoteFragment, { of, name: 'Blocks' });`,
    },
    { plugins: [new BorrowsPlugin()] },
  );
  clear();
  expect(errors).toEqual([expect.stringContaining('of="mf-…" name="…"')]);
});
