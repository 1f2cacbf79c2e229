import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { WORKSPACE } from '../../libs/federation/src/workspace/index.ts';
import type { RemoteManifest } from '../../libs/federation/src/bundler/manifest.ts';
import { PlainProblem, requireFreePort } from '../shop.ts';
import { otherShop } from './other-shop.ts';
import { localBase, localRemote, type LocalRemote } from './swap-remote.ts';

export interface Against {
  /** Name of the remote that is built locally. */
  name: string;
  /** Address of the other shop, e.g. `https://shop.example`. */
  shop: string;
  port: number;
}

type Build = (mode: { development: boolean }) => Configuration[];

/** Returns the origin of an address. Throws a PlainProblem when it is not an http(s) address. */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new PlainProblem(
    `--against takes the address of a shop, such as https://shop.example, not "${address}".`,
  );
}

async function requireShop(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  const health = (await answer?.json().catch(() => undefined)) as { remotes?: unknown } | undefined;
  if (!health?.remotes)
    throw new PlainProblem(
      `No shop of this kind answers at ${origin}: ${origin}/health says nothing of remotes.`,
    );
}

/** Browser build of a remote, for the other shop's React: production mode, but not minified. */
async function configOf(name: string): Promise<Configuration> {
  const file = resolve(WORKSPACE, 'apps', name, 'webpack.config.ts');
  const { default: build } = (await import(file)) as { default: Build };
  const [browser] = build({ development: false });
  if (!browser) throw new PlainProblem(`apps/${name}/webpack.config.ts describes no build for browsers.`);
  return {
    ...browser,
    output: { ...browser.output, publicPath: localBase(name), clean: false },
    optimization: { ...browser.optimization, minimize: false },
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
  };
}

/**
 * Serves another shop on this machine, with one remote built locally. Each change of the remote reloads the page.
 * A proxy, since server bundles and vendor keys of that shop are private.
 * Resolves once the shop can be opened. Throws a PlainProblem.
 */
export async function serveAgainst({ name, shop, port }: Against): Promise<() => Promise<void>> {
  const origin = originOf(shop);
  await requireFreePort(port, 'PORT');
  await requireShop(origin);
  const readLocal = async (): Promise<LocalRemote> => {
    const answer = await fetch(`http://localhost:${port}${localBase(name)}manifest.json`);
    if (!answer.ok) throw new PlainProblem(`${name} does not build: the lines above say why.`);
    return localRemote((await answer.json()) as RemoteManifest);
  };
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
      proxy: [{ pathFilter: (path: string) => !isLocal(path), ...otherShop(origin, readLocal) }],
    },
    webpack(await configOf(name)),
  );
  await server.start();
  await new Promise<void>((built) => server.middleware?.waitUntilValid(() => built()));
  return () => server.stop();
}
