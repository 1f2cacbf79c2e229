import webpack, { type Compiler } from 'webpack';
import { built } from './built.fixture';
import { CssLayersPlugin, outsideOfLayers } from './css-layers-plugin';

jest.setTimeout(60_000);

test('rules in layers, fonts, properties and orders of layers are as they should be', () => {
  const css = `
    @layer reset, ui;
    @font-face { font-family: F; src: url(f.woff2); }
    @keyframes turn { from { rotate: 0deg } to { rotate: 90deg } }
    @property --x { syntax: '*'; inherits: false; }
    @layer ui { .a { color: red; @media (width > 9px) { color: blue } } @media print { .b { color: red } } }
    @media print { @layer ui { .c { color: red } } }`;
  expect(outsideOfLayers(css)).toEqual([]);
});

test('a rule in no layer is named by its selector, wherever it stands', () => {
  const css = `@layer ui { .a { color: red } }
    .b > p { color: red }
    @media (width > 9px) { @supports (color: red) { .c, .d { color: red } } }
    body { margin: 0 }`;
  expect(outsideOfLayers(css)).toEqual(['.b > p', '.c, .d', 'body']);
});

/** Substitute for the style sheet extraction. */
const sheet = (css: string) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('sheet', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'sheet', stage }, () =>
      compilation.emitAsset('page.listing.css', new webpack.sources.RawSource(css)),
    );
  });

test.each([
  ['@layer ui { .a { color: red } }', []],
  [
    'body { margin: 0 }',
    [
      'page.listing.css: the rule body is in no layer, so it would win over all others of the page: put it into @layer remote or ui.',
    ],
  ],
])('a build with %j has the errors %j', async (css, expected) => {
  const { errors, clear } = await built(
    { 'entry.js': '1;' },
    { plugins: [sheet(css), new CssLayersPlugin()] },
  );
  clear();
  expect(errors).toEqual(expected);
});
