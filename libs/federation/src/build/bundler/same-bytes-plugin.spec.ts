import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { SameBytesPlugin } from './same-bytes-plugin';
import { scriptMinimizer } from './script-minimizer';

// Loading a bundler takes long, depending on the machine.
jest.setTimeout(300_000);

const PACKAGES = resolve(__dirname, '../../../../../node_modules/@module-federation');
const RUNTIME = ['error-codes', 'runtime', 'runtime-core', 'runtime-tools', 'sdk', 'webpack-bundler-runtime'];

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Builds a small remote in a separate folder, optionally with a long name; returns its output. */
async function builtIn(folder: string): Promise<Record<string, string>> {
  const root = join(mkdtempSync(join(tmpdir(), 'weefsel-bytes-')), folder);
  roots.push(root);
  // Only full paths to the runtime differ: each workspace has its own packages.
  for (const name of RUNTIME)
    cpSync(join(PACKAGES, name), join(root, 'node_modules/@module-federation', name), { recursive: true });
  writeFileSync(join(root, 'remote.js'), `export const load = () => import('./page.js');`);
  writeFileSync(join(root, 'page.js'), `export const page = 'a page';`);
  const compiler = webpack({
    mode: 'production',
    context: root,
    devtool: 'hidden-source-map',
    entry: {},
    // As in releases: comments name modules by their paths.
    optimization: { minimizer: [scriptMinimizer] },
    output: { path: join(root, 'out'), filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'one',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        manifest: false,
        dts: false,
        dev: false,
        implementation: join(root, 'node_modules/@module-federation/runtime-tools'),
      }),
      new SameBytesPlugin(),
    ],
  });
  await promisify(compiler.run.bind(compiler) as (done: (error: Error | null) => void) => void)();
  await promisify(compiler.close.bind(compiler))();
  const names = readdirSync(join(root, 'out')).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, 'out', name), 'utf8')]));
}

const hashes = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]),
  );

test('a build is the same to the byte in another folder, and its maps name files as they are called', async () => {
  const one = await builtIn('a');
  const other = await builtIn('a-much-longer-name-of-a-folder');
  expect(hashes(other)).toEqual(hashes(one));
  const maps = Object.keys(one).filter((name) => name.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(1);
  for (const map of maps) {
    expect((JSON.parse(one[map] ?? '') as { file: string }).file).toBe(map.replace('.map', ''));
    expect(one[map]?.includes('weefsel-bytes-')).toBe(false);
  }
});
