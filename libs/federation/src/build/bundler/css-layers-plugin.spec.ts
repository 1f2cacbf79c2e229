import webpack, { type Compiler } from 'webpack';
import { built } from './built.fixture';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CssLayersPlugin, outsideOfLayers, unknownLayers } from './css-layers-plugin';

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

test('layers that the shop does not have are named, also without a name; layers in known ones are their own matter', () => {
  const css = `@layer remot { .a { color: red } } @layer { .b { color: red } }
    @layer later, ui; @media print { @layer high { .c { color: red } } }
    @layer remote.cards { .d { color: red } } @layer ui { @layer deep { .e { color: red } } }`;
  expect(unknownLayers(css)).toEqual(['remot', '', 'later', 'high']);
  const order = readFileSync(resolve(__dirname, '../../../../ui/src/styles/layers.css'), 'utf8');
  expect(unknownLayers(order)).toEqual([]);
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
    '@layer remot { .a { color: red } }',
    [
      'page.listing.css: the layer remot is none of reset, tokens, ui, remote, forced, print, so it would win over all of the page: use @layer remote or ui.',
    ],
  ],
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
