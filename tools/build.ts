import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { VERSIONS } from '../libs/contracts/src/versions.ts';
import {
  borrowsIn,
  distOf,
  ONLY_IN_SHELL,
  SHARED,
  TYPES_FILE,
  WORKSPACE,
} from '../libs/federation/src/bundler/index.ts';
import { remoteTypes, shellTypes, writePack } from '../libs/federation/src/gate/index.ts';
import type { ShellOffer } from '../libs/federation/src/release/index.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';

/**
 * Builds one app for browser and server: `node tools/build.ts mf-search [--development] [--monolith]`.
 * The output goes to `dist/apps/<app>`; a remote is not live before it is released.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    development: { type: 'boolean', default: false },
    monolith: { type: 'boolean', default: false },
  },
});
const [app = ''] = positionals;

type Build = (mode: { development: boolean; monolith: boolean }) => Configuration[];

async function compile(configurations: Configuration[]): Promise<webpack.Stats[]> {
  const compiler = webpack(configurations);
  const stats = await promisify(
    compiler.run.bind(compiler) as (done: (error: Error | null, stats?: webpack.MultiStats) => void) => void,
  )();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY })}\n`);
  }
  if (!stats || stats.hasErrors())
    throw new PlainProblem(`The build of ${app} failed; the errors are above.`);
  return stats.stats;
}

/** Compressed forms beside the shell's files, so that the server sends them as they are. */
async function compressFiles(dir: string): Promise<void> {
  for (const name of await readdir(dir, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = resolve(dir, name);
    const content = await readFile(file);
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/** What the compiler needs to compare an app with those that it meets, beside its files. */
const writeTypes = async (): Promise<void> => {
  const types = app === 'shell' ? shellTypes(WORKSPACE) : remoteTypes(WORKSPACE, app);
  await writeFile(resolve(distOf(app), TYPES_FILE), writePack(types));
};

async function writeOffer(browser: webpack.Compilation, dir: string): Promise<void> {
  const assets = JSON.parse(await readFile(resolve(dir, 'assets.json'), 'utf8')) as { build: string };
  const offer: ShellOffer = {
    build: assets.build,
    contract: VERSIONS['@weefsel/contracts'].version,
    shared: Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
    onlyInShell: ONLY_IN_SHELL,
    borrows: borrowsIn(browser),
  };
  await mkdir(distOf('shell'), { recursive: true });
  await writeFile(resolve(distOf('shell'), 'offer.json'), JSON.stringify(offer, null, 2));
}

await run(async () => {
  const config = resolve(WORKSPACE, 'apps', app, 'webpack.config.ts');
  const { default: build } = (await import(config)) as { default: Build };
  const configurations = build(flags);
  const [browser] = await compile(configurations);
  const isRelease = !flags.development && !flags.monolith;
  if (isRelease && app !== 'demo-backend') await writeTypes();
  const browserDir = configurations[0]?.output?.path;
  if (app !== 'shell' || !browser || !browserDir) return;
  if (!flags.monolith) await writeOffer(browser.compilation, browserDir);
  if (!flags.development) await compressFiles(browserDir);
});
