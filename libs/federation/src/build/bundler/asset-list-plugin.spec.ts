import { alsoEmits, built } from './built.fixture';
import { AssetListPlugin, type AssetList } from './asset-list-plugin';

jest.setTimeout(60_000);

const MENU = `export const menu = 'menu';`;

/** Builds a shell with a menu in a separate chunk, plus more files; returns its asset list. */
async function listOf(menu: string, ...more: string[]): Promise<AssetList> {
  const { json, clear } = await built(
    { 'entry.js': `import(/* webpackChunkName: "menu" */ './menu.js');`, 'menu.js': menu },
    { plugins: [alsoEmits(more, { main: 'main.css', menu: 'menu.css' }), new AssetListPlugin()] },
  );
  const list = json('assets.json') as AssetList;
  clear();
  return list;
}

test('the list names what a page begins with, the fonts, and the files of every other chunk', async () => {
  const { build, ...files } = await listOf(MENU, 'fonts/a.woff2', 'picture.svg');
  expect(files).toEqual({
    js: ['main.js'],
    css: ['main.css'],
    fonts: ['fonts/a.woff2'],
    chunks: { menu: { js: ['menu.js'], css: ['menu.css'] } },
  });
  expect(build).toMatch(/^[0-9a-f]{12}$/);
});

test('fonts are sorted by name, in whatever order webpack adds them', async () => {
  const { fonts } = await listOf(MENU, 'fonts/b.woff2', 'fonts/a.woff2');
  expect(fonts).toEqual(['fonts/a.woff2', 'fonts/b.woff2']);
});

test('a style sheet that a chunk shares with every page is not listed under the chunk', async () => {
  const { json, clear } = await built(
    { 'entry.js': `import(/* webpackChunkName: "menu" */ './menu.js');`, 'menu.js': MENU },
    {
      plugins: [
        alsoEmits([], { menu: 'main.css' }),
        alsoEmits([], { main: 'main.css' }),
        new AssetListPlugin(),
      ],
    },
  );
  const { css, chunks } = json('assets.json') as AssetList;
  clear();
  expect([css, chunks.menu?.css]).toEqual([['main.css'], []]);
});

test('the build id changes with the content or name of a file, but not with a source map', async () => {
  const { build } = await listOf(MENU, 'a.svg');
  expect((await listOf(MENU, 'a.svg', 'main.js.map')).build).toBe(build);
  expect((await listOf(`${MENU} // more`, 'a.svg')).build).not.toBe(build);
  expect((await listOf(MENU, 'b.svg')).build).not.toBe(build);
});
