import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { resolve } from 'node:path';
import { BorrowsPlugin } from './borrows-plugin.ts';
import { commonConfig, serverConfig, sourceNames } from './common-config.ts';
import { beside } from './disk-cache.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { CssLayersPlugin } from './css-layers-plugin.ts';
import { FontFacesPlugin } from './font-faces-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { developmentOf, distOf } from '../workspace/market.ts';
import { NameByContentPlugin } from './name-by-content-plugin.ts';
import { npmPackagesStayOutside } from './node-app-build.ts';
import { OneShareScopePlugin } from './one-share-scope-plugin.ts';
import { textFilesOf, WORKSPACE } from '../workspace/paths.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';
import { sharedOf } from './shared.ts';
import { TextsPlugin } from './texts-plugin.ts';

interface ShellBuildMode {
  development: boolean;
  /** One bundle without federation, as a baseline for what federation costs. */
  monolith: boolean;
}

const SHELL = resolve(WORKSPACE, 'apps/shell/src');
const MONOLITH = resolve(WORKSPACE, 'testing/monolith');

/** Replaces the modules that use federation by ones that import the entries directly. */
const monolithAliases = {
  [resolve(SHELL, 'remotes.ts')]: resolve(MONOLITH, 'remotes.ts'),
  [resolve(SHELL, 'server/request/live-remotes.ts')]: resolve(MONOLITH, 'live-remotes.ts'),
};

const routerFile = (name: string): string =>
  resolve(WORKSPACE, 'node_modules/react-router/dist/production', name);

/** React Router's published build without development warnings; its package names the other one only. */
const productionAliases = {
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
};

/**
 * Nearly all of the shell's code runs at start.
 * A comment makes browsers compile it all on arrival, off the main thread.
 * Otherwise they compile function by function at the first call.
 * Added after the minimizer, which would drop it, and before the source map.
 */
const compiledAhead = new webpack.BannerPlugin({
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  test: /^(main|react\.[^/]+)\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Chunks loaded after the server has rendered their content: their styles are present from the start. */
const MADE_BEFORE = ['not-found', 'footer-lists'];

/**
 * Puts the frame's styles into one sheet.
 * React is in a separate file, which stays cached across releases and saves 57 kB.
 */
const chunksOf = ({ development }: ShellBuildMode): Configuration['optimization'] => ({
  splitChunks: {
    cacheGroups: {
      frame: {
        type: 'css/mini-extract',
        chunks: ({ name }) => ['main', ...MADE_BEFORE].includes(name ?? ''),
        name: 'main',
        enforce: true,
      },
      react: !development && {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        chunks: 'initial',
        name: 'react',
        filename: 'react.[contenthash:8].js',
        enforce: true,
      },
    },
  },
});

/** Scripts inside every document: for the first paint, and for input before all other code loads. */
const INLINE = {
  'first-paint': './apps/shell/src/early/first-paint.ts',
  early: './apps/shell/src/early/main.ts',
};
const isInlineFile = (file: string): boolean => Object.keys(INLINE).some((name) => file === `${name}.js`);

/** The separate file that measures a page before other code runs. */
const isMeasuresFile = (file: string): boolean => file.startsWith('measures.');

const measuresFile = ({ development }: ShellBuildMode): string =>
  development ? 'measures.js' : 'measures.[contenthash:8].js';

function folderOf({ development, monolith }: ShellBuildMode): string {
  if (monolith) return 'monolith';
  return development ? 'development' : 'production';
}

const outputOf = (mode: ShellBuildMode): string =>
  mode.development && !mode.monolith ? developmentOf('shell') : resolve(distOf('shell'), folderOf(mode));

function browser(mode: ShellBuildMode): Configuration {
  const { development, monolith } = mode;
  const shared = sharedOf(development);
  const common = commonConfig({ app: 'shell', side: 'browser', development, variant: folderOf(mode) });
  return {
    ...common,
    target: 'web',
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...(!development && productionAliases),
        ...(monolith && monolithAliases),
      },
    },
    optimization: { ...common.optimization, ...chunksOf(mode) },
    // A shared module is only provided when the shell really imports it.
    entry: {
      main: monolith ? './apps/shell/src/main.ts' : [...Object.keys(shared), './apps/shell/src/main.ts'],
    },
    output: {
      path: resolve(outputOf(mode), 'browser'),
      publicPath: '/assets/',
      uniqueName: 'shell',
      // The federation runtime cannot be built with a content hash in this name; a plugin adds it afterwards.
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8000,
      ...sourceNames(mode),
      clean: { keep: (file) => isInlineFile(file) || isMeasuresFile(file) },
    },
    plugins: [
      ...(monolith
        ? []
        : [
            new TextsPlugin(textFilesOf('shell')),
            new BorrowsPlugin(),
            new OneShareScopePlugin(),
            new ModuleFederationPlugin({
              name: 'shell',
              remotes: {},
              shared: Object.fromEntries(
                Object.entries(shared).map(([id, { version }]) => [
                  id,
                  { singleton: true, eager: true, version, requiredVersion: `^${version}` },
                ]),
              ),
              shareStrategy: 'loaded-first',
              runtimePlugins: ['lend-runtime-core.mjs', 'check-entries.mjs'].map(beside),
              manifest: false,
              dts: false,
              dev: false,
              experiments: { optimization: { target: 'web', disableSnapshot: true } },
            }),
          ]),
      new MiniCssExtractPlugin({
        filename: development ? '[name].css' : '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // As in remotes: layers decide, whatever the files' order.
        ignoreOrder: true,
      }),
      ...(development ? [] : [compiledAhead, new NameByContentPlugin('main.js'), new IntegrityPlugin()]),
      new CssLayersPlugin(),
      new FontFacesPlugin(),
      new AssetListPlugin(),
      new SameBytesPlugin(),
    ],
  };
}

/**
 * The scripts inside every document, and the measuring one: small, without framework and federation.
 */
function early(mode: ShellBuildMode): Configuration {
  const variant = `${folderOf(mode)}-early`;
  return {
    ...commonConfig({ app: 'shell', side: 'browser', development: mode.development, variant }),
    name: 'shell:early',
    target: 'web',
    devtool: false,
    entry: { ...INLINE, measures: './apps/shell/src/measures/main.ts' },
    output: {
      path: resolve(outputOf(mode), 'browser'),
      filename: ({ chunk }) => (chunk?.name === 'measures' ? measuresFile(mode) : '[name].js'),
      // Removes the previous build's measures file; all other files belong to the page.
      clean: { keep: (file) => !isMeasuresFile(file) },
    },
  };
}

function server(mode: ShellBuildMode): Configuration {
  const common = serverConfig(
    { app: 'shell', development: mode.development, variant: folderOf(mode) },
    resolve(outputOf(mode), 'server'),
  );
  return {
    ...common,
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve?.alias, ...(mode.monolith && monolithAliases) },
    },
    entry: {
      main: './apps/shell/src/server/main.ts',
      'watch-thread': './libs/federation/src/host/supervisor/watch-thread.ts',
      ...(!mode.monolith && {
        rehearsal: './apps/shell/src/server/operations/rehearsal/rehearse-remote.ts',
        seed: './apps/shell/src/server/vendors/seed.ts',
      }),
    },
    // React must be the same for the shell and for its lent modules.
    externals: npmPackagesStayOutside,
    devtool: 'source-map',
  };
}

/**
 * The shell's bundles: the federation host for the browser, the web server, and the script in every document.
 */
export function shellBuild(): (mode: ShellBuildMode) => Configuration[] {
  return (mode) => [browser(mode), server(mode), early(mode)];
}
