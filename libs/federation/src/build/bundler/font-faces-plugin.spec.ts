import webpack, { type Compiler } from 'webpack';
import { AssetListPlugin, type AssetList } from './asset-list-plugin';
import { built } from './built.fixture';
import { FontFacesPlugin } from './font-faces-plugin';

jest.setTimeout(60_000);

/** Substitute for the style sheet extraction. */
const sheet = (css: string) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('sheet', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'sheet', stage }, () => {
      compilation.emitAsset('main.css', new webpack.sources.RawSource(css));
      compilation.namedChunks.get('main')?.files.add('main.css');
    });
  });

const build = (css: string) =>
  built({ 'entry.js': '1;' }, { plugins: [sheet(css), new FontFacesPlugin(), new AssetListPlugin()] });

test('the font faces of a sheet are moved to a separate sheet, which is listed beside it', async () => {
  const faces = ['@font-face{font-family:A;src:url(/a.woff2)}', '@font-face { font-family: B }'];
  const { text, json, clear } = await build(`a{b:c}${faces[0]}@layer ui{.d{e:f}}${faces[1]}`);
  expect(text('main.css')).toBe('a{b:c}@layer ui{.d{e:f}}');
  expect(text('fonts.main.css')).toBe(faces.join(''));
  expect((json('assets.json') as AssetList).css).toEqual(['main.css', 'fonts.main.css']);
  clear();
});

test('a sheet without any stays as it is', async () => {
  const { text, json, clear } = await build('a{b:c}');
  expect(text('main.css')).toBe('a{b:c}');
  expect((json('assets.json') as AssetList).css).toEqual(['main.css']);
  clear();
});
