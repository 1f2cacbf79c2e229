import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Compiler } from 'webpack';
import { AssetListPlugin } from './asset-list-plugin';
import { NameByContentPlugin } from './name-by-content-plugin';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'weefsel-names-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

// Loading a bundler takes long, depending on the machine.
jest.setTimeout(60_000);

/** Substitute for the minimizer, which moves licences out of scripts. */
const licences = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('licences', (compilation) =>
    compilation.hooks.processAssets.tap('licences', () =>
      compilation.emitAsset('main.js.LICENSE.txt', new webpack.sources.RawSource('MIT')),
    ),
  );

/** Builds a script of the shell that logs a text; returns the resulting file name. */
async function build(text: string): Promise<string> {
  writeFileSync(
    join(root, 'entry.js'),
    `/*! see main.js.LICENSE.txt */ console.log(${JSON.stringify(text)});`,
  );
  const compiler = webpack({
    mode: 'none',
    context: root,
    devtool: 'source-map',
    entry: { main: './entry.js' },
    output: { path: join(root, 'out'), filename: '[name].js', clean: true },
    plugins: [licences, new NameByContentPlugin('main.js'), new AssetListPlugin()],
  });
  await promisify(compiler.run.bind(compiler) as (done: (error: Error | null) => void) => void)();
  await promisify(compiler.close.bind(compiler))();
  const list = JSON.parse(readFileSync(join(root, 'out/assets.json'), 'utf8')) as { js: string[] };
  return list.js.join();
}

test('the entry is named by its content: another content is another address, the same content the same', async () => {
  const [one, other, again] = [await build('een'), await build('twee'), await build('een')];
  expect(one).toMatch(/^main\.[0-9a-f]{8}\.js$/);
  expect(other).toMatch(/^main\.[0-9a-f]{8}\.js$/);
  expect(other).not.toBe(one);
  expect(again).toBe(one);
});

test('its source map and the licences of its packages go along, and nothing is left under the old name', async () => {
  const name = await build('een');
  expect(readdirSync(join(root, 'out')).sort()).toEqual(
    ['assets.json', name, `${name}.LICENSE.txt`, `${name}.map`].sort(),
  );
  const script = readFileSync(join(root, 'out', name), 'utf8');
  expect(script).toContain(`sourceMappingURL=${name}.map`);
  expect(script).toContain(`see ${name}.LICENSE.txt`);
});
