import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteManifest } from '../../libs/federation/src/build/bundler/manifest.ts';
import { homePath } from '../../libs/federation/src/build/workspace/index.ts';
import { causeOf } from '../cause-of.ts';
import { originOf, PlainProblem, port, requireFreePort } from '../shop.ts';
import { step } from '../steps.ts';
import { countsHere } from './counts-here.ts';
import { otherShop } from './other-shop.ts';
import { startedLines } from './started-lines.ts';
import { localBase, localRemote, type LocalRemote } from './swap-remote.ts';

interface Against {
  /** Name of the remote that is built locally. */
  name: string;
  /** Its production build for browsers. */
  build: Configuration;
  /** Address of the other shop, e.g. `https://shop.example`. */
  shop: string;
}

/** Throws a PlainProblem unless a shop that shows the remote answers at an origin. */
async function requireShop(origin: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(10_000) }).catch(
    (error: unknown) => {
      throw new PlainProblem(`${origin} cannot be reached (${causeOf(error)}).`);
    },
  );
  const health = (await answer.json().catch(() => undefined)) as { remotes?: object } | undefined;
  if (!health?.remotes)
    throw new PlainProblem(
      `No shop of this kind answers at ${origin}: ${origin}/health says nothing of remotes.`,
    );
  if (!(name in health.remotes))
    throw new PlainProblem(
      `The shop at ${origin} does not show ${name} yet. Release its first version to the shop, then serve it again.`,
    );
}

/** A build for the other shop's React: production mode, but not minified. */
const readable = (name: string, build: Configuration): Configuration => ({
  ...build,
  output: { ...build.output, publicPath: localBase(name), clean: false },
  optimization: { ...build.optimization, minimize: false },
  devtool: 'cheap-module-source-map',
  cache: { type: 'memory' },
});

/** Reloads pages when the manifest changes: it holds the texts, which are in no script. */
function reloadWithManifest({ hooks }: webpack.Compiler, server: WebpackDevServer): void {
  let hasChanged = false;
  hooks.assetEmitted.tap('serve --against', (file) => void (hasChanged ||= file === 'manifest.json'));
  hooks.done.tap('serve --against', () => {
    if (hasChanged) server.middleware?.publish({ action: 'reload' });
    hasChanged = false;
  });
}

/**
 * Serves another shop on this machine, with one remote built locally. Each change of the remote reloads the page.
 * A proxy, since server bundles and vendor keys of that shop are private.
 * Resolves once the shop can be opened. Throws a PlainProblem.
 */
async function serve({ name, build }: Against, origin: string): Promise<() => Promise<void>> {
  const readLocal = async (): Promise<LocalRemote> => {
    const answer = await fetch(`http://localhost:${port}${localBase(name)}manifest.json`);
    if (!answer.ok) throw new PlainProblem(`${name} does not build: the lines above say why.`);
    return localRemote((await answer.json()) as RemoteManifest);
  };
  const compiler = webpack(readable(name, build));
  const isLocal = (path: string): boolean => path.startsWith(localBase(name)) || path === '/ws';
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: false, logging: 'warn' },
      allowedHosts: 'all',
      setupMiddlewares: (all) => [{ name: 'counts', middleware: countsHere }, ...all],
      proxy: [{ pathFilter: (path: string) => !isLocal(path), ...otherShop(origin, readLocal) }],
    },
    compiler,
  );
  reloadWithManifest(compiler, server);
  await server.start();
  await new Promise<void>((built) => server.middleware?.waitUntilValid(() => built()));
  return () => server.stop();
}

/** Serves another shop with one remote built locally, until Ctrl-C. Throws a PlainProblem. */
export async function serveAgainst(against: Against): Promise<void> {
  const { name, shop } = against;
  const origin = originOf(shop, '--against');
  await requireFreePort(port, 'PORT');
  await requireShop(origin, name);
  const stop = await step(`building ${name}`, () => serve(against, origin));
  process.stdout.write(startedLines(name, shop, `http://localhost:${port}${await homePath()}`));
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
