import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { RootErrorsPlugin } from '../libs/federation/src/build/bundler/index.ts';
import {
  developmentOf,
  homePath,
  WORKSPACE,
  workspaceRemotes,
} from '../libs/federation/src/build/workspace/index.ts';
import { hasOwnErrors, newestBuild } from './build-errors.ts';
import { readFlags, unknownRemote } from './flags.ts';
import { requireFreeFolder } from './free-folder.ts';
import { nx } from './nx.ts';
import { releaseAll } from './release/release-all.ts';
import {
  BACKEND_BUNDLE,
  backendPort,
  dataDir as usualDataDir,
  PlainProblem,
  port,
  requireFreePort,
  runServer,
  type Running,
} from './shop.ts';
import { shopTable } from './shop-table.ts';
import { run, step } from './steps.ts';
import { stopAtEnd } from './stop-at-end.ts';

/**
 * `nx serve shell [--devRemotes=mf-search,mf-content]`: runs everything; the shell and the named remotes from source. A
 * change in the shell restarts its server and reloads the page; a change in a remote is hot-replaced.
 * `--against https://shop…` serves one remote inside another shop, and nothing else here.
 * `--alone` omits all other remotes: neither built, nor as released before.
 */
const { values: flags } = readFlags(
  {
    usage: 'nx serve <app> [options]',
    about:
      'Serves the shop: shell and named remotes from source, with hot replacement. Ctrl-C ends it. PORT=<port> DATA_DIR=<folder> for a second one.',
    options: {
      '--devRemotes=<names>': 'remotes from source, with commas',
      '--alone': 'omits all other remotes',
      '--against=<url>': 'serves one remote inside another shop',
    },
    examples: [
      'nx serve shell --devRemotes=mf-search,mf-content',
      'nx serve mf-search --against=https://shop.example',
    ],
  },
  {
    options: {
      devRemotes: { type: 'string', default: '' },
      alone: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
    },
  },
);
const BUILD_DIR = developmentOf('shell');
/** Read by the shell's `development.ts`, which shows it on pages. */
const BUILD_ERRORS = resolve(BUILD_DIR, 'errors.txt');
const home = await homePath();

type Build = (mode: { development: boolean; monolith: boolean }) => Configuration[];

async function configsOf(app: string, development = true): Promise<Configuration[]> {
  const file = resolve(WORKSPACE, 'apps', app, 'webpack.config.ts');
  const { default: build } = (await import(file)) as { default: Build };
  return build({ development, monolith: false }).map((config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), new RootErrorsPlugin()],
  }));
}

const remotes = workspaceRemotes();

function devRemotes(): string[] {
  const names = String(flags.devRemotes).split(',').filter(Boolean);
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new PlainProblem(unknownRemote(unknown, remotes));
  return names;
}

const report = (stats: webpack.Stats | webpack.MultiStats | undefined, error?: Error | null) => {
  if (error) process.stderr.write(`The build has ended: ${error.message}. Start again.\n`);
  if (stats?.hasErrors())
    process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: true })}\n`);
};

interface DevelopmentBuild {
  name: string;
  browser: Configuration;
  server: Configuration;
  /** Address of its development server. */
  base: string;
  remotePort: number;
}

/** Throws a PlainProblem when its port is in use. */
async function developmentBuild(name: string): Promise<DevelopmentBuild> {
  const [browser, server] = await configsOf(name);
  if (!browser || !server)
    throw new PlainProblem(`apps/${name}/webpack.config.ts describes no browser and server build.`);
  const base = String(browser.output?.publicPath);
  const remotePort = Number(new URL(base).port);
  await requireFreePort(remotePort, 'PORT');
  return { name, browser, server, base, remotePort };
}

/** Serves a remote's browser bundle with hot replacement. Keeps its server bundle on disk up to date. */
async function serveRemote({ browser, server, remotePort }: DevelopmentBuild): Promise<void> {
  const compiler = webpack(browser);
  const browserBuild = newestBuild(compiler);
  const devServer = new WebpackDevServer(
    {
      port: remotePort,
      host: 'localhost',
      setupExitSignals: false,
      // A page that cannot take an update reloads.
      hot: true,
      liveReload: false,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: `ws://localhost:${remotePort}/ws`,
      },
      allowedHosts: 'all',
    },
    compiler,
  );
  await devServer.start();
  await new Promise<void>((first) => {
    webpack(server).watch({}, (error, stats) => {
      first();
      if (error) report(undefined, error);
      if (stats) void browserBuild().then((printed) => hasOwnErrors(stats, printed) && report(stats));
    });
  });
}

/** Rebuilds the shell on every change; calls `onBuilt` after each successful build. Pages show the errors of others. */
async function watchShell(onBuilt: () => void): Promise<void> {
  webpack(await configsOf('shell')).watch({}, (error, stats) => {
    report(stats, error);
    const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '';
    if (existsSync(BUILD_DIR)) writeFileSync(BUILD_ERRORS, errors);
    if (stats && !stats.hasErrors()) onBuilt();
  });
}

/** Runs until stopped. */
async function serveInside(shop: string, [name, ...others]: readonly string[]): Promise<void> {
  if (!name || others.length > 0)
    throw new PlainProblem(
      '--against takes one remote: npx nx serve mf-search --against https://shop.example',
    );
  const { serveAgainst } = await import('./against/serve-against.ts');
  const [build] = await configsOf(name, false);
  if (!build) throw new PlainProblem(`apps/${name}/webpack.config.ts describes no build for browsers.`);
  return serveAgainst({ name, build, shop });
}

await run(async () => {
  const running: Pick<Running, 'stop'>[] = [];
  stopAtEnd(running);
  if (flags.only === 'demo-backend') {
    await requireFreePort(backendPort, 'BACKEND_PORT');
    await requireFreeFolder(usualDataDir);
    await step('building the demo backend', () => nx(['build', 'demo-backend']));
    running.push(await runServer(BACKEND_BUNDLE, { DATA_DIR: usualDataDir }));
    process.stdout.write(`demo backend: http://localhost:${backendPort}\n`);
    return;
  }
  const live = devRemotes();
  if (flags.against !== undefined) return serveInside(String(flags.against), live);
  const built = flags.alone ? [] : remotes.filter((name) => !live.includes(name));
  const dataDir = flags.alone ? resolve(usualDataDir, 'alone') : usualDataDir;
  await requireFreePort(port, 'PORT');
  await requireFreePort(backendPort, 'BACKEND_PORT');
  const builds = await Promise.all(live.map(developmentBuild));
  await requireFreeFolder(usualDataDir);
  await step('building what is not edited', () =>
    nx([
      'run-many',
      '-t',
      'build',
      `--projects=${['shell', 'demo-backend', ...built].join(',')}`,
      '--parallel=2',
    ]),
  );
  await step('releasing it', () => releaseAll(dataDir, built));
  running.push(
    await step('starting the demo backend', () => runServer(BACKEND_BUNDLE, { DATA_DIR: usualDataDir })),
  );
  for (const build of builds) {
    // No step: webpack prints below it.
    process.stdout.write(`  serving ${build.name}\n`);
    await serveRemote(build);
  }

  let shell: Running | undefined;
  let restarting = Promise.resolve();
  const env = {
    NODE_ENV: 'development',
    LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
    DATA_DIR: dataDir,
    SHELL_BUILD_DIR: BUILD_DIR,
    PAGE_CACHE_SECONDS: '0',
    DEV_REMOTES: builds.map(({ name, base }) => `${name}=${base}`).join(','),
  };
  const shop = { home, dataDir, remotes: [...live, ...built].sort(), fromSource: ['shell', ...live] };
  let isShown = false;
  const restart = () => {
    restarting = restarting.then(async () => {
      await shell?.stop();
      shell = await runServer(`${BUILD_DIR}/server/main.cjs`, env).catch(() => undefined);
      if (!shell) return;
      process.stdout.write(isShown ? `shop: http://localhost:${port}${home}\n` : shopTable(shop));
      isShown = true;
    });
  };
  running.push({ stop: () => restarting.then(() => shell?.stop()) });
  await watchShell(restart);
});
