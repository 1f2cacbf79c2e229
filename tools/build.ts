import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Configuration } from 'webpack';
import { VERSIONS } from '../libs/contracts/src/versions.ts';
import {
  borrowsIn,
  npmPackagesIn,
  ONLY_IN_SHELL,
  SHARED,
} from '../libs/federation/src/build/bundler/index.ts';
import {
  buildsFolder,
  distFolder,
  distOf,
  readTexts,
  textFilesOf,
  type Texts,
  TYPES_FILE,
  WORKSPACE,
} from '../libs/federation/src/build/workspace/index.ts';
import { writePack } from '../libs/federation/src/releases/gate/index.ts';
import { remoteTypes, shellTypes } from '../libs/federation/src/releases/gate/types/index.ts';
import { describeShell, type ShellOffer } from '../libs/federation/src/releases/release/index.ts';
import { MESSAGES_VERSION } from '../libs/federation/src/host/supervisor/index.ts';
import { compile } from './compile.ts';
import { readFlags } from './flags.ts';
import { writeSbom } from './sbom/write-sbom.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';

/**
 * Builds one app for browser and server: `node tools/build.ts mf-search [--development] [--monolith]`. The output goes
 * to `dist/apps/<app>`; a remote is not live before its release. MARKET=nl-be builds for that market into
 * `dist/nl-be/<app>`; pass nx the same folder with `--folder=nl-be`.
 */
const { values: flags, positionals } = readFlags(
  {
    usage: 'nx build <app> [options]',
    about: 'Builds an app for browser and server into dist. npx weefsel release makes a built remote live.',
    options: {
      '--development': 'not minified, for nx serve',
      '--monolith': 'the shell with all remotes in one bundle',
      '--folder=<name>': 'folder in dist, by the MARKET; apps by default',
    },
    examples: ['nx build mf-search', 'MARKET=nl-be nx build mf-search --folder=nl-be'],
  },
  {
    allowPositionals: true,
    options: {
      development: { type: 'boolean', default: false },
      monolith: { type: 'boolean', default: false },
      // Used by nx only, which caches this folder after a build.
      folder: { type: 'string', default: 'apps' },
    },
  },
);
const [app = ''] = positionals;
const DEMO = 'demo-backend';

type Build = (mode: { development: boolean; monolith: boolean }) => Configuration[];

/** Writes compressed forms beside the shell's files, so that the server sends them unchanged. */
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

/** Writes the types for compatibility checks between apps beside the app's files. */
const writeTypes = async (): Promise<void> => {
  const types = app === 'shell' ? shellTypes(WORKSPACE) : remoteTypes(WORKSPACE, app);
  await writeFile(resolve(distOf(app), TYPES_FILE), writePack(types));
};

/** Texts of the shell, and of the libraries that it builds in or lends. */
async function shellsTexts(): Promise<Texts> {
  const { own, libs, lent } = textFilesOf('shell');
  return Object.assign({}, ...(await Promise.all([own, ...libs, ...lent].map(readTexts)))) as Texts;
}

async function writeOffer(browser: Compilation, dir: string): Promise<void> {
  const assets = JSON.parse(await readFile(resolve(dir, 'assets.json'), 'utf8')) as { build: string };
  const offer: ShellOffer = {
    build: assets.build,
    contract: VERSIONS['@weefsel/contracts'],
    shared: Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
    onlyInShell: ONLY_IN_SHELL,
    borrows: borrowsIn(browser),
    texts: await shellsTexts(),
  };
  await mkdir(distOf('shell'), { recursive: true });
  await writeFile(resolve(distOf('shell'), 'offer.json'), JSON.stringify(offer, null, 2));
}

await run(async () => {
  if (flags.folder !== buildsFolder())
    throw new PlainProblem(
      `What is built for this MARKET goes to ${distFolder()}, and nx would keep dist/${flags.folder}. Say --folder=${buildsFolder()} too.`,
    );
  const config = resolve(WORKSPACE, app === DEMO ? 'demo/backend' : `apps/${app}`, 'webpack.config.ts');
  const { default: build } = (await import(config)) as { default: Build };
  const configurations = build(flags);
  const stats = await compile(app, configurations);
  const [browser, server] = stats;
  const isRelease = !flags.development && !flags.monolith;
  if (isRelease && app !== DEMO) {
    await writeTypes();
    await writeSbom(
      app,
      stats.map(({ compilation }) => compilation),
    );
  }
  const browserDir = configurations[0]?.output?.path;
  if (app !== 'shell' || !browser || !browserDir) return;
  if (flags.development) return;
  await compressFiles(browserDir);
  if (!isRelease || !server) return;
  // Part of the released build; no other build may write it.
  await writeOffer(browser.compilation, browserDir);
  await describeShell(resolve(browserDir, '..'), {
    words: MESSAGES_VERSION,
    needs: npmPackagesIn(server.compilation),
  });
});
