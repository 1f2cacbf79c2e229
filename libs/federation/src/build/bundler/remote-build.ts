import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerName } from '../../../../contracts/src/remote.ts';
import { BorrowsPlugin } from './borrows-plugin.ts';
import { commonConfig, serverConfig, sourceNames } from './common-config.ts';
import { DescriptionPlugin } from './description-plugin.ts';
import { developmentOf, distOf } from '../workspace/market.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ManifestPlugin, type Declared } from './manifest-plugin.ts';
import { CssLayersPlugin } from './css-layers-plugin.ts';
import { OneShareScopePlugin } from './one-share-scope-plugin.ts';
import { eventsFileOf, sourcesOf, textFilesOf, VERSION_PLACEHOLDER } from '../workspace/paths.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';
import { sharedOf } from './shared.ts';
import { TracesPlugin } from './traces-plugin.ts';
import { TextsPlugin } from './texts-plugin.ts';

export interface RemoteDescription extends Declared {
  /** Folder name under `apps/`, and name of the remote. */
  name: string;
  /** Port of its development server beside a shop on port 4200; it moves with PORT. */
  port: number;
  /** Extracts modules used by three or more of its parts into one file. Useful for many small parts. */
  common?: true;
}

interface RemoteBuildMode {
  development: boolean;
}

/** Usual port of the shop. */
const SHOP_PORT = 4200;

const developmentPort = (usual: number): number => usual + Number(process.env.PORT ?? SHOP_PORT) - SHOP_PORT;

/** Small modules used by many parts. */
const COMMON = {
  name: 'common',
  chunks: ({ name }: { name?: string | null }) => /^(page|fragment|chunk)\./.test(name ?? ''),
  minChunks: 3,
  enforce: true,
};

function browser(
  { name, port, common: together, ...declared }: RemoteDescription,
  { development }: RemoteBuildMode,
): Configuration {
  const common = commonConfig({ app: name, side: 'browser', development, hot: development });
  const texts = new TextsPlugin(textFilesOf(name));
  return {
    ...common,
    target: 'web',
    entry: {},
    output: {
      path: resolve(development ? developmentOf(name) : distOf(name), 'browser'),
      publicPath: development
        ? `http://localhost:${developmentPort(port)}/remotes/${name}/dev/`
        : `/remotes/${name}/${VERSION_PLACEHOLDER}/`,
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8000,
      // Ten seconds after a build, cleaning removes updates that an open page may still need.
      clean: !development,
      ...sourceNames({ development }),
    },
    // A page has few files: requests cost more than the few kilobytes that two pages share.
    optimization: {
      ...common.optimization,
      splitChunks: { minSize: 60_000, ...(together && { cacheGroups: { common: COMMON } }) },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: `./${sourcesOf(name)}/remote.tsx`, name: 'entry' } },
        shared: Object.fromEntries(
          Object.entries(sharedOf(development)).map(([id, { version }]) => [
            id,
            // The compiler checks versions of our own libraries before a release goes live.
            {
              singleton: true,
              import: false as const,
              requiredVersion: id.startsWith('@weefsel/') ? (false as const) : `^${version}`,
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: development ? '[name].css' : '[name].[contenthash:8].css',
        // Rules of different components never compete: layers decide, whatever the files' order.
        ignoreOrder: true,
      }),
      texts,
      new BorrowsPlugin(),
      new OneShareScopePlugin(),
      new TracesPlugin(),
      new CssLayersPlugin(),
      new ManifestPlugin(name, texts, declared),
      ...(development
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [new IntegrityPlugin(), new SameBytesPlugin()]),
    ],
  };
}

function server({ name }: RemoteDescription, { development }: RemoteBuildMode): Configuration {
  return {
    ...serverConfig(
      { app: name, development },
      resolve(development ? developmentOf(name) : distOf(name), 'server'),
    ),
    entry: { server: `./${sourcesOf(name)}/remote.tsx` },
    // The shell's own copies serve all shared modules; see remote-host.
    externals: Object.fromEntries(Object.keys(sharedOf(development)).map((id) => [id, `commonjs2 ${id}`])),
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new TextsPlugin(textFilesOf(name), development ? { mark: 'server.cjs' } : {}),
      new DescriptionPlugin(name, 'server.cjs', eventsFileOf(name)),
    ],
    // Breakpoints and stacks name the sources.
    devtool: development ? 'inline-cheap-module-source-map' : false,
  };
}

/** The two bundles of a remote: a federated one for the browser and one file for the server. */
export function remoteBuild(description: RemoteDescription): (mode: RemoteBuildMode) => Configuration[] {
  return (mode) => [browser(description, mode), server(description, mode)];
}
