import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { CONTRACT } from '../libs/contracts/src/contract.ts';
import { borrowsIn, distOf, ONLY_IN_SHELL, SHARED, WORKSPACE } from '../libs/federation/src/bundler/index.ts';
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

async function writeOffer(browser: webpack.Stats | undefined): Promise<void> {
  const offer: ShellOffer = {
    contract: CONTRACT,
    shared: Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
    onlyInShell: ONLY_IN_SHELL,
    borrows: browser ? borrowsIn(browser.compilation) : [],
  };
  await mkdir(distOf('shell'), { recursive: true });
  await writeFile(resolve(distOf('shell'), 'offer.json'), JSON.stringify(offer, null, 2));
}

await run(async () => {
  const config = resolve(WORKSPACE, 'apps', app, 'webpack.config.ts');
  const { default: build } = (await import(config)) as { default: Build };
  const configurations = build(flags);
  const [browser] = await compile(configurations);
  if (app !== 'shell') return;
  await writeOffer(browser);
  const browserDir = configurations[0]?.output?.path;
  if (browserDir && !flags.development) await compressFiles(browserDir);
});
